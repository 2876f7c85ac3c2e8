import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { useCallback } from 'react'
import { useAccountId } from '../../platform/account.ts'
import { toastProblem } from '../../platform/problem-toast.ts'
import { callIn } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'

/** Takes a change back, or begins to; answers nothing where that is refused, which is told. */
export function useUndoBulk() {
  const accountId = useAccountId()
  const refresh = useRefreshContacts()
  return useCallback(
    async ({ _id }: Pick<BulkRecord, '_id'>) => {
      try {
        return await callIn(accountId)('POST /agent/contacts/bulk/:bulkId/undone', { params: { bulkId: _id } })
      } catch (error) {
        toastProblem(error)
        return undefined
      } finally {
        void refresh()
      }
    },
    [accountId, refresh],
  )
}
