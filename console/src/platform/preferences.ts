import type { PreferenceKey, Preferences, PreferenceValue } from '@gable/shared/preferences/preference.ts'
import { useCallback } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { useAccount } from './account.ts'
import { genericErrorMessage } from './error-toast.ts'
import { useLiveEvent } from './live.ts'
import { runInOrder } from './run-in-order.ts'
import { callInAccount, useApi } from './use-api.ts'

type StoredPreference<K extends PreferenceKey> = [
  /** Undefined while loading, and when never stored. */
  value: PreferenceValue<K> | undefined,
  store: (value: PreferenceValue<K>) => Promise<void>,
  /** For screens whose address depends on the value. */
  isLoaded: boolean,
]

/** One preference of this agent in this account. It changes at once and is rolled back if it cannot be saved. */
export function usePreference<K extends PreferenceKey>(key: K): StoredPreference<K> {
  const { accountId } = useAccount()
  const { data, error, mutate } = useApi('GET /agent/preferences', { query: { keys: key } })
  useLiveEvent('preferences', () => void mutate())

  const store = useCallback(
    async (value: PreferenceValue<K>) => {
      const change = { [key]: value } as Preferences
      const write = async () => {
        // Parallel requests could be stored in the wrong order, and the older value would win.
        await runInOrder(`${accountId} ${key}`, () =>
          callInAccount(accountId)('PUT /agent/preferences', { body: change }),
        )
        return change
      }
      try {
        await mutate(write, { optimisticData: change, rollbackOnError: true, revalidate: false })
      } catch {
        toast.error(genericErrorMessage)
      }
    },
    [key, accountId, mutate],
  )
  return [data?.[key] as PreferenceValue<K> | undefined, store, data !== undefined || error !== undefined]
}
