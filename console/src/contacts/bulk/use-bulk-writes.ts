import type { BulkChange, BulkRecord, Selection } from '@gable/shared/contacts/bulk.ts'
import { useAccountId } from '../../platform/account.ts'
import { toastProblem } from '../../platform/problem-toast.ts'
import { callIn } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { useTellBulk } from './use-tell-bulk.ts'
import { useUndoBulk } from './use-undo-bulk.ts'

/** Changes of many contacts, and taking them back; it works on after the screen that began it is gone. */
export function useBulkWrites() {
  const call = callIn(useAccountId())
  const refresh = useRefreshContacts()
  const tell = useTellBulk()
  const takeBack = useUndoBulk()

  return {
    undo: async (record: Pick<BulkRecord, '_id'>) => {
      const undone = await takeBack(record)
      if (undone) tell(undone)
    },
    stop: async ({ _id }: Pick<BulkRecord, '_id'>) => {
      try {
        await call('POST /agent/contacts/bulk/:bulkId/cancelled', { params: { bulkId: _id } })
      } catch (error) {
        toastProblem(error)
      }
      void refresh()
    },
    /** Refused where others would be changed than were expected. */
    change: async (selection: Selection, change: BulkChange, expected: number) => {
      tell(await call('POST /agent/contacts/bulk', { body: { selection, change, expected } }))
      void refresh()
    },
  }
}
