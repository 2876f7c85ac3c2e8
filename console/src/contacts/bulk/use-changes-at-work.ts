import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { useEffect, useRef } from 'react'
import { useAccountId } from '../../platform/account.ts'
import { useLive } from '../../platform/live.ts'
import { callIn, useApiList } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { begunChanges } from './begun-changes.ts'
import { useTellBulk } from './use-tell-bulk.ts'

/** The changes that are at work, and word of each that ends while one looks. */
export function useChangesAtWork(): readonly BulkRecord[] {
  const accountId = useAccountId()
  const { data, mutate } = useApiList('GET /agent/contacts/bulk', { query: { isAtWork: 'true' } })
  const refresh = useRefreshContacts()
  const tell = useTellBulk()
  useLive('bulk', () => void mutate())

  const records = data?.data
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    if (!records) return
    const ids = records.map(({ _id }) => _id)
    const ended = [...new Set([...before.current, ...begunChanges])].filter((id) => !ids.includes(id))
    before.current = ids
    if (ended.length === 0) return
    for (const bulkId of ended) {
      begunChanges.delete(bulkId)
      void callIn(accountId)('GET /agent/contacts/bulk/:bulkId', { params: { bulkId } }).then(tell, () => {})
    }
    void refresh()
  }, [records, accountId, refresh, tell])
  return records ?? []
}
