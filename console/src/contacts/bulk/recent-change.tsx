import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { useState } from 'react'
import { Badge } from '../../design/badge.tsx'
import { Button } from '../../design/button.tsx'
import { RelativeTime } from '../../design/relative-time.tsx'
import { doneText } from './bulk-words.ts'
import { useBulkWrites } from './use-bulk-writes.ts'

/** One change of many contacts, with the way back. */
export function RecentChange({ record }: { record: BulkRecord }) {
  const { undo } = useBulkWrites()
  const [busy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    await undo(record)
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="[overflow-wrap:anywhere]">{doneText(record.change, record.count)}</p>
        <p className="text-muted text-table">
          {record.by.fullName || 'An agent'}, <RelativeTime at={record.at} />
        </p>
      </div>
      {record.undoneAt && <Badge>Taken back</Badge>}
      {record.mayUndo && record.count > 0 && (
        <Button size="sm" busy={busy} onClick={() => void takeBack()}>
          Undo
        </Button>
      )}
    </li>
  )
}
