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
  const { data, error, mutate } = useApi('GET /agent/preferences')
  const stored = data?.[key] as PreferenceValue<K> | undefined
  const isLoaded = data !== undefined
  useLiveEvent('preferences', () => void mutate())

  const store = useCallback(
    async (value: PreferenceValue<K>) => {
      // The other preferences may change meanwhile, so only this one is ever replaced.
      const show = (change: Preferences, work?: Promise<Preferences>) =>
        mutate(work, {
          optimisticData: (_, shown) => ({ ...shown, ...change }),
          populateCache: false,
          rollbackOnError: false,
          revalidate: !isLoaded,
        })
      const change = { [key]: value } as Preferences
      try {
        // Parallel requests could be stored in the wrong order, and the older value would win.
        const write = () => callInAccount(accountId)('PUT /agent/preferences', { body: change })
        await show(change, runInOrder(`${accountId} ${key}`, write))
      } catch {
        toast.error(genericErrorMessage)
        await show({ [key]: stored } as Preferences)
      }
    },
    [key, stored, isLoaded, accountId, mutate],
  )
  return [stored, store, isLoaded || error !== undefined]
}
