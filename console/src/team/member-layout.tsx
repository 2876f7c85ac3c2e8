import type { TeamMember } from '@gable/shared/team/team.ts'
import { UserRoundCheck, UserRoundX } from 'lucide-react'
import { Outlet, useOutletContext, useParams } from 'react-router-dom'
import { Badge } from '../design/data/badge.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { getRoleLabel } from '../layout/role-labels.ts'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { HandoverCallout } from './handover-callout.tsx'
import { getMemberName } from './member-name.ts'
import { MemberStatusBadge } from './member-status-badge.tsx'
import { UnknownMember } from './unknown-member.tsx'
import { useTeamDialogs } from './use-team-dialogs.tsx'

/** One member, with the tabs Profile and Permissions. */
export function MemberLayout() {
  const { userId = '' } = useParams()
  const { data: member, error, isValidating, mutate } = useApi('GET /agent/team/:userId', { params: { userId } })
  useLiveEvent('team', () => void mutate())
  useTitle(member && getMemberName(member))
  if (error?.code === 'not_found') return <UnknownMember />
  if (member) return <Member key={userId} member={member} />
  return (
    <Page title="Team Member">
      {error ? (
        <LoadError
          problem={error}
          title="The team member could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

export const useMember = () => useOutletContext<TeamMember>()

function Member({ member }: { member: TeamMember }) {
  const pathTo = useAccountPath()
  const { openDialog, dialogs } = useTeamDialogs()
  const { _id, status, role, email, isSelf, isManageable, deactivatedAt, handover } = member
  const isDeactivated = status === 'DEACTIVATED'
  const tabs = [
    { to: pathTo(`settings/team/users/${_id}/profile`), label: 'Profile' },
    { to: pathTo(`settings/team/users/${_id}/permissions`), label: 'Permissions' },
  ]
  return (
    <Page
      title={getMemberName(member)}
      badge={
        <>
          <MemberStatusBadge status={status} />
          {isSelf && <Badge>You</Badge>}
        </>
      }
      description={`${getRoleLabel(role)} · ${email}`}
      actions={
        isManageable &&
        !isSelf &&
        (isDeactivated ? (
          <Button icon={UserRoundCheck} onClick={() => openDialog('reactivate', member)}>
            Reactivate
          </Button>
        ) : (
          <Button icon={UserRoundX} onClick={() => openDialog('deactivate', member)}>
            Deactivate
          </Button>
        ))
      }
      tabs={<LinkTabs label="Team Member" tabs={tabs} />}
    >
      <div className="space-y-4">
        {isDeactivated && (
          <Callout tone="warning" title={`Deactivated on ${formatDate(deactivatedAt)}`}>
            This member cannot sign in to your agency and gets no leads or notifications.
          </Callout>
        )}
        {isDeactivated && handover && <HandoverCallout handover={handover} />}
        <Outlet context={member} />
      </div>
      {dialogs}
    </Page>
  )
}
