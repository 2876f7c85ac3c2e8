import { useState } from 'react'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../design/feedback/states.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useApiList } from '../../platform/use-api.ts'
import { Pager } from '../pager.tsx'
import { RecentChange } from './recent-change.tsx'

interface RecentChangesProps {
  /** Open while set: `all`, or the id of the change whose skipped contacts are shown. */
  opened: string | undefined
  onClose: () => void
}

/** Lists the account's bulk changes, newest first. */
export function RecentChanges({ opened, onClose }: RecentChangesProps) {
  return (
    <SlideOut
      open={opened !== undefined}
      onClose={onClose}
      title="Recent changes"
      description="Changes made to many contacts at once. Undoing one skips contacts that were changed since."
    >
      <PanelBody>
        <ChangeList opened={opened} />
      </PanelBody>
    </SlideOut>
  )
}

function ChangeList({ opened }: { opened: string | undefined }) {
  const [page, setPage] = useState(1)
  const { data, error, isValidating, mutate } = useApiList('GET /agent/contacts/bulk', { query: { page, pageSize } })
  useLiveEvent('bulk', () => void mutate())
  if (!data && error)
    return <ErrorState title="The changes could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={6} />
  if (data.total === 0)
    return (
      <EmptyState
        title="No changes yet"
        text="Select contacts in the list to tag, assign or archive many of them at once."
      />
    )
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-line">
        {data.data.map((record) => (
          <RecentChange key={record._id} record={record} isOpened={record._id === opened} />
        ))}
      </ul>
      <Pager page={page} pageSize={pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}

const pageSize = 20
