import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'

/** Call after writing into the history: every part of it on screen is read again. */
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
