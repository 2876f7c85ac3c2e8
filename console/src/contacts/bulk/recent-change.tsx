import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { ProgressBar } from '../../design/feedback/progress-bar.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { atWorkText, doneText } from './bulk-words.ts'
import { LeftContacts } from './left-contacts.tsx'
import { StopChange } from './stop-change.tsx'
import { useBulkWrites } from './use-bulk-writes.ts'

interface RecentChangeProps {
  record: BulkRecord
  /** Whom it left alone stands open to begin with. */
  isOpened: boolean
}

/** One change of many contacts, with the way back and, once it is taken back, whom that left alone. */
export function RecentChange({ record, isOpened }: RecentChangeProps) {
  const { change, count, by, at, owner, undoneAt, undoneBy, left, mayUndo, state } = record
  const isAtWork = state === 'WORKING' || state === 'UNDOING'
  const { undo } = useBulkWrites()
  const [busy, setBusy] = useState(false)
  const [isLeftShown, setLeftShown] = useState(isOpened)
  const takeBack = async () => {
    setBusy(true)
    await undo(record)
    setBusy(false)
  }
  return (
    <li className="space-y-2 py-3 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-52">
          <p className="[overflow-wrap:anywhere]">
            {isAtWork ? atWorkText(record) : doneText(change, count, owner?.fullName)}
          </p>
          <p className="text-muted text-table">
            {by.fullName || 'An agent'}, <RelativeTime at={at} />
          </p>
        </div>
        {state === 'CANCELLED' && <Badge>Stopped</Badge>}
        {undoneAt && <Badge>Taken back{undoneBy && undoneBy._id !== by._id && ` by ${undoneBy.fullName}`}</Badge>}
        {mayUndo && count > 0 && (
          <Button size="sm" busy={busy} onClick={() => void takeBack()}>
            Undo
          </Button>
        )}
        <StopChange record={record} />
      </div>
      {isAtWork && <ProgressBar label={atWorkText(record)} value={record.progress} />}
      {left > 0 && (
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isLeftShown}
            className="-ml-2"
            onClick={() => setLeftShown(!isLeftShown)}
          >
            {formatCount(left)} left as {left === 1 ? 'it is' : 'they are'}
          </Button>
          {isLeftShown && <LeftContacts bulkId={record._id} />}
        </>
      )}
    </li>
  )
}
