import type { Branding } from '@gable/shared/branding/branding.ts'
import { listMissingBranding } from '@gable/shared/branding/completeness.ts'
import { Badge } from '../design/data/badge.tsx'

/** Badges for the default brand and for what a brand is missing. */
export function BrandingStatus({ branding }: { branding: Pick<Branding, 'isDefault' | 'isArchived' | 'style'> }) {
  const missing = listMissingBranding(branding.style)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      {branding.isDefault && <Badge tone="info">Default</Badge>}
      {branding.isArchived && <Badge>Archived</Badge>}
      {missing.length === 0 ? (
        <Badge tone="success" dot>
          Complete
        </Badge>
      ) : (
        <Badge tone="warning" dot>
          {`Incomplete: no ${missing.join(', no ')}`}
        </Badge>
      )}
    </span>
  )
}
