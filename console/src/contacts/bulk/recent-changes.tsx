import { PanelBody } from '../../design/panel.tsx'
import { TextSkeleton } from '../../design/skeleton.tsx'
import { SlideOut } from '../../design/slide-out.tsx'
import { Empty, Failed } from '../../design/states.tsx'
import { useLive } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'
import { RecentChange } from './recent-change.tsx'

interface RecentChangesProps {
  /** Open while there is one. */
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
        <Changes />
      </PanelBody>
    </SlideOut>
  )
}

function Changes() {
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/bulk')
  useLive('contacts', () => void mutate())
  if (!data && error)
    return <Failed title="The changes could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={6} />
  if (data.data.length === 0) return <Empty title="No changes yet" text={howToBegin} />
  return (
    <ul className="divide-y divide-line">
      {data.data.map((record) => (
        <RecentChange key={record._id} record={record} />
      ))}
    </ul>
  )
}

const howToBegin = 'Pick contacts in the list to tag, assign or archive many of them at once.'
