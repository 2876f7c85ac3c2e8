import type { PreferenceKey, Preferences, PreferenceValue } from '@gable/shared/preferences/preference.ts'
import { useCallback } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { useAccount } from './account.ts'
import { useLive } from './live.ts'
import { genericFailure } from './problem-toast.ts'
import { callIn, useApi } from './use-api.ts'

type StoredPreference<K extends PreferenceKey> = [
  /** Nothing while it is read and when it was never stored. */
  value: PreferenceValue<K> | undefined,
  store: (value: PreferenceValue<K>) => Promise<void>,
  /** Whether `value` is known; for screens whose address depends on it. */
  isKnown: boolean,
]

/** One preference of this agent in this account. It changes at once and goes back if it cannot be stored. */
export function usePreference<K extends PreferenceKey>(key: K): StoredPreference<K> {
  const { accountId } = useAccount()
  const { data, error, mutate } = useApi('GET /agent/preferences', { query: { keys: key } })
  useLive('preferences', () => void mutate())

  const store = useCallback(
    async (value: PreferenceValue<K>) => {
      const changed = { [key]: value } as Preferences
      const write = async () => {
        await callIn(accountId)('PUT /agent/preferences', { body: changed })
        return changed
      }
      try {
        await mutate(write, { optimisticData: changed, rollbackOnError: true, revalidate: false })
      } catch {
        toast.error(genericFailure)
      }
    },
    [key, accountId, mutate],
  )
  return [data?.[key] as PreferenceValue<K> | undefined, store, data !== undefined || error !== undefined]
}
