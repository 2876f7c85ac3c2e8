import { useCallback } from 'react'
import { useAccountId } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { callInAccount, useRefresh } from '../platform/use-api.ts'

export function useNotifications() {
  const accountId = useAccountId()
  const refreshQueries = useRefresh()
  const refresh = useCallback(
    () => refreshQueries('GET /agent/notifications', 'GET /agent/notifications/unread'),
    [refreshQueries],
  )
  /** Marks the given notifications as read, or all of them without ids. */
  const markRead = useCallback(
    async (ids?: string[]) => {
      try {
        await callInAccount(accountId)('POST /agent/notifications/read', { body: ids ? { ids } : {} })
        await refresh()
      } catch (error) {
        showErrorToast(error)
      }
    },
    [accountId, refresh],
  )
  return { refresh, markRead }
}
