import { useState } from 'react'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { Empty, Failed } from '../../design/feedback/states.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useLive } from '../../platform/live.ts'
import { useApiList } from '../../platform/use-api.ts'
import { PageSteps } from '../page-steps.tsx'
import { RecentChange } from './recent-change.tsx'

interface RecentChangesProps {
  /** Open while there is one: `all`, or the change that is looked at closer. */
  opened: string | undefined
  onClose: () => void
}

/** What was done to many contacts at once, the last first, each to be taken back. */
export function RecentChanges({ opened, onClose }: RecentChangesProps) {
  return (
    <SlideOut
      open={opened !== undefined}
      onClose={onClose}
      title="Recent changes"
      description="What was done to many contacts at once. Taking it back leaves alone whatever was changed since."
    >
      <PanelBody>
        <Changes opened={opened} />
      </PanelBody>
    </SlideOut>
  )
}

function Changes({ opened }: { opened: string | undefined }) {
  const [page, setPage] = useState(1)
  const { data, error, isValidating, mutate } = useApiList('GET /agent/contacts/bulk', { query: { page, pageSize } })
  useLive('bulk', () => void mutate())
  if (!data && error)
    return <Failed title="The changes could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={6} />
  if (data.total === 0) return <Empty title="No changes yet" text={howToBegin} />
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-line">
        {data.data.map((record) => (
          <RecentChange key={record._id} record={record} isOpened={record._id === opened} />
        ))}
      </ul>
      <PageSteps page={page} pageSize={pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}

const pageSize = 20

const howToBegin = 'Pick contacts in the list to tag, assign or archive many of them at once.'
