import { listMissingPrintBranding } from '@gable/shared/branding/completeness.ts'
import { BrandingIncomplete } from '../branding/branding-incomplete.tsx'
import { useApi } from '../platform/use-api.ts'

/** Shown above a list while the default brand template is incomplete. */
export function BrandingNotice({ isForPrint = false }: { isForPrint?: boolean }) {
  const { data } = useApi('GET /agent/branding/default')
  if (!data) return null
  const isComplete = isForPrint ? listMissingPrintBranding(data.style).length === 0 : data.isComplete
  return isComplete ? null : <BrandingIncomplete brandingId={data._id} isForPrint={isForPrint} />
}
