import type { BulkRecord, SkipReason } from '@gable/shared/contacts/bulk.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { ProgressBar } from '../../design/feedback/progress-bar.tsx'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { useApiList } from '../../platform/use-api.ts'
import { Pager } from '../pager.tsx'
import { formatDone, formatRunning } from './bulk-action.ts'
import { StopButton } from './running-changes.tsx'
import { useBulkChange } from './use-bulk-change.ts'

interface RecentChangeProps {
  record: BulkRecord
  /** Shows the skipped contacts from the start. */
  isOpened: boolean
}

/** One bulk change, with Undo or Stop and, once undone, the contacts that were skipped. */
export function RecentChange({ record, isOpened }: RecentChangeProps) {
  const { change, count, by, at, owner, undoneAt, undoneBy, left, mayUndo, state } = record
  const isRunning = state === 'WORKING' || state === 'UNDOING'
  const { undo } = useBulkChange()
  const [busy, setBusy] = useState(false)
  const [showsSkipped, setShowsSkipped] = useState(isOpened)
  const handleUndo = async () => {
    setBusy(true)
    await undo(record)
    setBusy(false)
  }
  return (
    <li className="space-y-2 py-3 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-52">
          <p className="[overflow-wrap:anywhere]">
            {isRunning ? formatRunning(record) : formatDone(change, count, owner?.fullName)}
          </p>
          <p className="text-muted text-table">
            {by.fullName || 'An agent'}, <RelativeTime at={at} />
          </p>
        </div>
        {state === 'CANCELLED' && <Badge>Stopped</Badge>}
        {undoneAt && <Badge>Undone{undoneBy && undoneBy._id !== by._id && ` by ${undoneBy.fullName}`}</Badge>}
        {mayUndo && count > 0 && (
          <Button size="sm" busy={busy} onClick={() => void handleUndo()}>
            Undo
          </Button>
        )}
        <StopButton record={record} />
      </div>
      {isRunning && <ProgressBar label={formatRunning(record)} value={record.progress} />}
      {left > 0 && (
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={showsSkipped}
            className="-ml-2"
            onClick={() => setShowsSkipped(!showsSkipped)}
          >
            {pluralize(left, 'contact')} skipped
          </Button>
          {showsSkipped && <SkippedContacts bulkId={record._id} />}
        </>
      )}
    </li>
  )
}

/** The contacts that undoing a change skipped, each with the reason. */
function SkippedContacts({ bulkId }: { bulkId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, isValidating, mutate } = useApiList('GET /agent/contacts/bulk/:bulkId/left', {
    params: { bulkId },
    query: { page, pageSize },
  })
  const { contactPath } = useContactPaths()
  if (!data && error)
    return <RetryCallout title="The contacts could not be loaded" onRetry={mutate} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={2} />
  return (
    <div className="space-y-2 rounded-lg border border-line bg-sunken p-3 text-table">
      <ul className="space-y-1.5">
        {data.data.map(({ _id, fullName, because }) => (
          <li key={_id} className="flex flex-wrap gap-x-2">
            <Link to={contactPath(_id)} className="font-medium">
              <bdi>{fullName || 'A contact'}</bdi>
            </Link>
            <span className="text-muted">{skipReasons[because]}</span>
          </li>
        ))}
      </ul>
      <Pager page={page} pageSize={pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}

const pageSize = 20

const skipReasons: Record<SkipReason, string> = {
  CHANGED: 'was changed since',
  EMAIL_TAKEN: 'has an email that now belongs to another contact',
  MERGED: 'was merged into another contact',
}
