import type { UserMapping } from '@gable/shared/contact-sync/contact-sync.ts'
import type { AgencyMember } from '@gable/shared/team/team.ts'
import { ArrowRight, PenLine } from 'lucide-react'
import { Badge } from '../design/data/badge.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { useSyncPaths } from './use-contact-sync.ts'
import { UserMappingBoundary } from './user-mapping-boundary.tsx'

/** Which team member each user of the app is. */
export function UserMappingPage() {
  const { editUserMapping } = useSyncPaths()
  return (
    <UserMappingBoundary>
      {({ users, members, title }) => (
        <Card
          flush
          title="Users"
          description={`The owner of a contact follows the user that ${title} assigns, and vice versa.`}
          actions={
            <Button icon={PenLine} to={editUserMapping}>
              Edit
            </Button>
          }
        >
          <ul className="divide-y divide-line border-line border-t">
            {users.map((mapping) => (
              <li key={mapping.user.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
                <div className="min-w-0 flex-1 basis-48">
                  <p className="break-words font-medium">{mapping.user.name || mapping.user.email}</p>
                  <p className="break-all text-label text-muted">{mapping.user.email}</p>
                </div>
                <ArrowRight aria-hidden className="size-4 shrink-0 text-faint max-sm:hidden" />
                <div className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2">
                  <Member mapping={mapping} members={members} />
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </UserMappingBoundary>
  )
}

function Member({ mapping: { agentId, by, hasLeft }, members }: { mapping: UserMapping; members: AgencyMember[] }) {
  const member = members.find(({ _id }) => _id === agentId)
  if (by === 'NONE') return <Badge tone="warning">Not mapped</Badge>
  if (!member) return <span className="text-muted">No owner</span>
  return (
    <>
      <span className="break-words">{member.fullName || member.email}</span>
      {by === 'EMAIL' && <Badge>Same email</Badge>}
      {hasLeft && <Badge tone="warning">Left: contacts go to the successor</Badge>}
    </>
  )
}
