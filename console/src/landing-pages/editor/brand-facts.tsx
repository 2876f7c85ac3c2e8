import type { Branding } from '@gable/shared/branding/branding.ts'
import { brandingPath } from '../../branding/sections.ts'
import { DescriptionList } from '../../design/data/description-list.tsx'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { useAccountPath } from '../../platform/account.ts'
import type { PageControl } from './page-values.ts'
import { useChosenBrand } from './use-chosen-brand.ts'

interface BrandFactsProps {
  control: PageControl
  /** The part of the branding that they come from. */
  section: 'details' | 'compliance'
  factsOf: (branding: Branding) => readonly (readonly [label: string, value: string])[]
}

/** What the page takes from its branding, and the way to where that is changed. */
export function BrandFacts({ control, section, factsOf }: BrandFactsProps) {
  const { branding, hasLoaded, error, isValidating, mutate } = useChosenBrand(control)
  const pathTo = useAccountPath()
  if (!hasLoaded && error)
    return <RetryCallout title="The branding could not be loaded" onRetry={() => mutate()} retrying={isValidating} />
  if (!hasLoaded) return <Skeleton className="h-28 w-full" />
  if (!branding) return null
  return (
    <div className="space-y-3 rounded-lg border border-line p-3">
      <DescriptionList items={factsOf(branding).map(([label, value]) => ({ label, value: value || '--' }))} />
      <Button size="sm" to={pathTo(brandingPath(branding._id, section))}>
        Change in Branding
      </Button>
    </div>
  )
}
