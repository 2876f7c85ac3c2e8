import type { Branding } from '@gable/shared/branding/branding.ts'
import { brandingPath } from '../../branding/sections.ts'
import { DescriptionList } from '../../design/data/description-list.tsx'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { useAccountPath } from '../../platform/account.ts'
import type { PageControl } from './page-values.ts'
import { useChosenBrand } from './use-chosen-brand.ts'

interface BrandSummaryProps {
  control: PageControl
  /** The section of the branding settings that contains them. */
  section: 'details' | 'compliance' | 'proof'
  getItems: (branding: Branding) => readonly (readonly [label: string, value: string])[]
}

/** Shows values that the page takes from its branding, with a link to change them. */
export function BrandSummary({ control, section, getItems }: BrandSummaryProps) {
  const { branding, hasLoaded, error, isValidating, mutate } = useChosenBrand(control)
  const pathTo = useAccountPath()
  if (!hasLoaded && error)
    return <RetryCallout title="The branding could not be loaded" onRetry={() => mutate()} retrying={isValidating} />
  if (!hasLoaded) return <Skeleton className="h-28 w-full" />
  if (!branding) return null
  return (
    <div className="space-y-3 rounded-lg border border-line p-3">
      <DescriptionList items={getItems(branding).map(([label, value]) => ({ label, value: value || '--' }))} />
      <Button size="sm" to={pathTo(brandingPath(branding._id, section))}>
        Edit in Branding
      </Button>
    </div>
  )
}
