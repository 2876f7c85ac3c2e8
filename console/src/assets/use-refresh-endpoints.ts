import type { LiveKind } from '@gable/shared/live/events.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { isApiCacheKey } from '../platform/use-api.ts'

/** Returns a function that refetches these endpoints of the account, with any parameters. */
export function useRefreshEndpoints(endpoints: ReadonlySet<string>) {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(
    () => mutate((key) => isApiCacheKey(key) && key[2] === accountId && endpoints.has(key[0])),
    [mutate, accountId, endpoints],
  )
}

/** Refreshes when someone changes an asset of this kind, or a visitor submits a form. */
export function useLiveRefresh(kind: LiveKind, refresh: () => unknown) {
  useLiveEvent(kind, () => void refresh())
  useLiveEvent('submission', () => void refresh())
}
