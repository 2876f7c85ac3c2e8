import type { LiveKind } from '@gable/shared/live/events.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { useLive } from '../platform/live.ts'
import { isRead } from '../platform/use-api.ts'

/** Call after something was changed: these reads of the account are made again, whatever they were asked with. */
export function useRefreshReads(reads: ReadonlySet<string>) {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(
    () => mutate((cached) => isRead(cached) && cached[2] === accountId && reads.has(cached[0])),
    [mutate, accountId, reads],
  )
}

/** Keeps what is on the screen true, whoever changes it and whoever visits it. */
export function useNews(kind: LiveKind, refresh: () => unknown) {
  useLive(kind, () => void refresh())
  useLive('submission', () => void refresh())
}
