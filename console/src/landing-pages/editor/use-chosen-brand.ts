import { useWatch } from 'react-hook-form'
import { useApi } from '../../platform/use-api.ts'
import type { PageControl } from './page-values.ts'

/** The branding selected for the page, or the account's default. */
export function useChosenBrand(control: PageControl) {
  const { data, ...rest } = useApi('GET /agent/branding')
  const brandingId = useWatch({ control, name: 'layoutSettings.brandingId' })
  return { ...rest, hasLoaded: data !== undefined, branding: data?.find(({ _id }) => _id === brandingId) ?? data?.[0] }
}
