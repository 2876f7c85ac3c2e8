import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { useEffect, useRef, useState } from 'react'
import { ProgressBar } from '../../design/feedback/progress-bar.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Card } from '../../design/layout/card.tsx'
import { useAccountId } from '../../platform/account.ts'
import { useLiveEvent } from '../../platform/live.ts'
import { callInAccount, useApiList } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { formatRunning } from './bulk-action.ts'
import { startedChanges, useBulkChange } from './use-bulk-change.ts'

/** The progress of every bulk change that runs in the account. Leaving the page does not stop them. */
export function RunningChanges() {
  return useRunningChanges().map((record) => {
    const text = formatRunning(record)
    return (
      <Card key={record._id}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-64 space-y-1.5">
            <p className="[overflow-wrap:anywhere]">{text}</p>
            <ProgressBar label={text} value={record.progress} />
          </div>
          <StopButton record={record} />
        </div>
      </Card>
    )
  })
}

export function StopButton({ record }: { record: BulkRecord }) {
  const { stop } = useBulkChange()
  const [busy, setBusy] = useState(false)
  if (!record.mayCancel) return null
  const handleClick = async () => {
    setBusy(true)
    await stop(record)
    setBusy(false)
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void handleClick()}>
      Stop
    </Button>
  )
}

/** The changes in progress; announces each one that ends. */
function useRunningChanges(): readonly BulkRecord[] {
  const accountId = useAccountId()
  const { data, mutate } = useApiList('GET /agent/contacts/bulk', { query: { isAtWork: 'true' } })
  const refresh = useRefreshContacts()
  const { announce } = useBulkChange()
  useLiveEvent('bulk', () => void mutate())

  const records = data?.data
  const previousIds = useRef<readonly string[]>([])
  useEffect(() => {
    if (!records) return
    const ids = records.map(({ _id }) => _id)
    const ended = [...new Set([...previousIds.current, ...startedChanges])].filter((id) => !ids.includes(id))
    previousIds.current = ids
    if (ended.length === 0) return
    for (const bulkId of ended) {
      startedChanges.delete(bulkId)
      void callInAccount(accountId)('GET /agent/contacts/bulk/:bulkId', { params: { bulkId } }).then(announce, () => {})
    }
    void refresh()
  }, [records, accountId, refresh, announce])
  return records ?? []
}
