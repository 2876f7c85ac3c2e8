import { BrandingIncomplete } from '../branding/branding-incomplete.tsx'
import { useApi } from '../platform/use-api.ts'

/** Stands above a list while the account's default brand lacks something. */
export function BrandingNotice() {
  const { data } = useApi('GET /agent/branding/default')
  if (!data || data.isComplete) return null
  return <BrandingIncomplete brandingId={data._id} />
}
