import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { ProgressBar } from '../../design/feedback/progress-bar.tsx'
import { Card } from '../../design/layout/card.tsx'
import { atWorkText } from './bulk-words.ts'
import { StopChange } from './stop-change.tsx'
import { useChangesAtWork } from './use-changes-at-work.ts'

/** What is being done to many contacts just now, by anybody, and how far it is. Who leaves the page stops nothing. */
export function ChangesAtWork() {
  const records = useChangesAtWork()
  return records.map((record) => <ChangeAtWork key={record._id} record={record} />)
}

export function ChangeAtWork({ record }: { record: BulkRecord }) {
  const text = atWorkText(record)
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64 space-y-1.5">
          <p className="[overflow-wrap:anywhere]">{text}</p>
          <ProgressBar label={text} value={record.progress} />
        </div>
        <StopChange record={record} />
      </div>
    </Card>
  )
}
