import { useCallback } from 'react'
import { useAccountId } from '../platform/account.ts'
import { toastProblem } from '../platform/problem-toast.ts'
import { callIn, useRefresh } from '../platform/use-api.ts'

/** What can be done about news. */
export function useNews() {
  const accountId = useAccountId()
  const refreshReads = useRefresh()
  const refresh = useCallback(
    () => refreshReads('GET /agent/notifications', 'GET /agent/notifications/unread'),
    [refreshReads],
  )
  /** Without ids all of it. */
  const markRead = useCallback(
    async (ids?: string[]) => {
      try {
        await callIn(accountId)('POST /agent/notifications/read', { body: ids ? { ids } : {} })
        await refresh()
      } catch (error) {
        toastProblem(error)
      }
    },
    [accountId, refresh],
  )
  return { refresh, markRead }
}
