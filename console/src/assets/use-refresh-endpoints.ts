import type { LiveKind } from '@gable/shared/live/events.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { isApiCacheKey } from '../platform/use-api.ts'

/** Call after something was changed: these reads of the account are made again, whatever they were asked with. */
export function useRefreshEndpoints(endpoints: ReadonlySet<string>) {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(
    () => mutate((cached) => isApiCacheKey(cached) && cached[2] === accountId && endpoints.has(cached[0])),
    [mutate, accountId, endpoints],
  )
}

/** Keeps what is on the screen true, whoever changes it and whoever visits it. */
export function useLiveRefresh(kind: LiveKind, refresh: () => unknown) {
  useLiveEvent(kind, () => void refresh())
  useLiveEvent('submission', () => void refresh())
}
