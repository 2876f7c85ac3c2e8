import { useLiveEvent } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'

/** The account's vendors, updated live. */
export function useVendors() {
  const { data, error, isValidating, mutate } = useApi('GET /agent/vendors')
  const refresh = async () => void (await mutate())
  useLiveEvent('vendors', () => void refresh())
  return { vendors: data, hasFailed: !data && error !== undefined, isValidating, refresh }
}
