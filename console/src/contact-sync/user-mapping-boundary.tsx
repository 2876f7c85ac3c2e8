import type { UserMapping } from '@gable/shared/contact-sync/contact-sync.ts'
import type { AgencyMember } from '@gable/shared/team/team.ts'
import type { ReactNode } from 'react'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { SyncSkeleton } from './sync-skeleton.tsx'
import { useSyncPaths } from './use-contact-sync.ts'
import { useUserMapping } from './use-user-mapping.ts'

interface UserMappingBoundaryProps {
  children: (data: { users: UserMapping[]; members: AgencyMember[]; title: string; appId: string }) => ReactNode
}

/** Loads users and members, for the page and for its editor. */
export function UserMappingBoundary({ children }: UserMappingBoundaryProps) {
  const { title, appId, mapping, members } = useUserMapping()
  const { contactSync } = useSyncPaths()
  if (members.error && !members.data)
    return (
      <LoadError
        problem={members.error}
        notFoundMessage="Error Occurred while fetching Team members"
        title="The team members could not be loaded"
        onRetry={() => members.mutate()}
        retrying={members.isValidating}
      />
    )
  return (
    <DataBoundary response={mapping} errorTitle="The user mapping could not be loaded" fallback={<SyncSkeleton />}>
      {({ users }) => {
        if (!members.data) return <SyncSkeleton />
        if (users.length > 0) return children({ users, members: members.data, title, appId })
        return (
          <Card flush>
            <EmptyState
              title="No users yet"
              text={`The users of ${title} show up here after the first sync.`}
              action={<Button to={contactSync}>Contact Sync</Button>}
            />
          </Card>
        )
      }}
    </DataBoundary>
  )
}
