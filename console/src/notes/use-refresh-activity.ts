import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'

/** Call after adding or changing activity: refetches every activity list in this account. */
export function useRefreshActivity() {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(
    () =>
      mutate(
        (cached) =>
          Array.isArray(cached) && cached[0] === 'POST /agent/changelog/search' && cached[2] === (accountId ?? null),
      ),
    [mutate, accountId],
  )
}
