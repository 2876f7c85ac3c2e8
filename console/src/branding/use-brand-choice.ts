import { useApi } from '../platform/use-api.ts'

/** The brands, and the one that is chosen, or else the account's default. */
export function useBrandChoice(brandingId: string | null) {
  const { data: brands } = useApi('GET /agent/branding')
  const { data: fallback } = useApi('GET /agent/branding/default')
  return { brands, brand: brands?.find(({ _id }) => _id === (brandingId ?? fallback?._id)) ?? fallback ?? undefined }
}
