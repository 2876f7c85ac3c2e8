import type { LiveKind } from '@gable/shared/live/events.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { isApiCacheKey } from '../platform/use-api.ts'
import { createRunOnce } from './run-once.ts'

/**
 * Returns a function that refetches these endpoints of the account, with any parameters. An own change and the live
 * event that reports it ask for the same, a moment apart, so requests are gathered briefly.
 */
export function useRefreshEndpoints(endpoints: ReadonlySet<string>) {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(
    () =>
      runOnce(endpoints, () => mutate((key) => isApiCacheKey(key) && key[2] === accountId && endpoints.has(key[0]))),
    [mutate, accountId, endpoints],
  )
}

const runOnce = createRunOnce<ReadonlySet<string>>(50)

/** Refreshes when someone changes an asset of this kind, or a visitor submits a form. */
export function useLiveRefresh(kind: LiveKind, refresh: () => unknown) {
  useLiveEvent(kind, () => void refresh())
  useLiveEvent('submission', () => void refresh())
}
