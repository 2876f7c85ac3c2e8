import type { Branding } from '@gable/shared/branding/branding.ts'
import { listMissingBranding } from '@gable/shared/branding/completeness.ts'
import { Badge } from '../design/data/badge.tsx'

/** Whether a brand is the default one and whether it is complete; if not, what it lacks. */
export function BrandingStanding({ branding }: { branding: Pick<Branding, 'isDefault' | 'style'> }) {
  const missing = listMissingBranding(branding.style)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      {branding.isDefault && <Badge tone="info">Default</Badge>}
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
