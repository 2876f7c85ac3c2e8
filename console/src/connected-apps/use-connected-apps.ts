import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'

/** The apps that work now. Without the list, everything behaves as if no app was connected. */
export function useConnectedApps(): ConnectedApp[] {
  const { data = [], error, mutate } = useApi('GET /agent/connected-apps')
  useLiveEvent('connected-apps', () => void mutate())
  return error ? [] : data.filter(({ isActive }) => isActive)
}
