import { BrandingIncomplete } from '../branding/branding-incomplete.tsx'
import { useApi } from '../platform/use-api.ts'

/** Shown above a list while the default brand template is incomplete. */
export function BrandingNotice() {
  const { data } = useApi('GET /agent/branding/default')
  if (!data || data.isComplete) return null
  return <BrandingIncomplete brandingId={data._id} />
}
