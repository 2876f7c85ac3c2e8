import { publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import { linkCardOf } from '@gable/shared/landing-pages/link-card.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { FacebookCard, LinkedInCard, XCard } from './link-cards.tsx'
import type { PageControl } from './page-values.ts'
import { useChosenBrand } from './use-chosen-brand.ts'

interface LinkPreviewProps {
  control: PageControl
  url: string
}

/** The page's link as networks show it. What is left empty above is taken from the page itself, as there. */
export function LinkPreview({ control, url }: LinkPreviewProps) {
  const [network, setNetwork] = useState<Network>('facebook')
  const [settings, general] = useWatch({ control, name: ['layoutSettings', 'generalSettings'] })
  const { branding, hasLoaded, error, isValidating, mutate } = useChosenBrand(control)
  if (!hasLoaded && error)
    return <RetryCallout title="The branding could not be loaded" onRetry={() => mutate()} retrying={isValidating} />
  if (!branding) return hasLoaded ? null : <Skeleton className="h-64 w-full" />
  const Card = cardOf[network]
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-medium text-table">Link preview</h4>
        <SegmentedControl label="Link preview on" value={network} options={networks} onChange={setNetwork} />
      </div>
      <figure aria-label={`The link on ${nameOf[network]}`}>
        <Card card={linkCardOf({ settings, ...general, brand: publicBrandOf(branding) })} host={new URL(url).host} />
      </figure>
      <p className="text-label text-muted">Networks keep what they have seen of a link for days.</p>
    </div>
  )
}

type Network = keyof typeof cardOf

const cardOf = { facebook: FacebookCard, x: XCard, linkedin: LinkedInCard }
const nameOf: Record<Network, string> = { facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn' }
const networks = (['facebook', 'x', 'linkedin'] as const).map((value) => ({ value, label: nameOf[value] }))
