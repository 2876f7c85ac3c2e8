import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { toLinkCard } from '@gable/shared/landing-pages/link-card.ts'
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
  pageId: string
}

/** The page's link as social networks show it. Empty fields fall back to the content of the page. */
export function LinkPreview({ control, url, pageId }: LinkPreviewProps) {
  const [network, setNetwork] = useState<Network>('facebook')
  const [settings, general] = useWatch({ control, name: ['layoutSettings', 'generalSettings'] })
  const { branding, hasLoaded, error, isValidating, mutate } = useChosenBrand(control)
  if (!hasLoaded && error)
    return <RetryCallout title="The branding could not be loaded" onRetry={() => mutate()} retrying={isValidating} />
  if (!branding) return hasLoaded ? null : <Skeleton className="h-64 w-full" />
  const Card = cards[network]
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-medium text-table">Link preview</h4>
        <SegmentedControl label="Link preview on" value={network} options={networks} onChange={setNetwork} />
      </div>
      <figure aria-label={`The link on ${networkNames[network]}`}>
        <Card
          card={toLinkCard({ pageId, language: 'en', settings, ...general, brand: toPublicBrand(branding) })}
          host={new URL(url).host}
        />
      </figure>
      <p className="text-label text-muted">Social networks can take a few days to show your changes.</p>
    </div>
  )
}

type Network = keyof typeof cards

const cards = { facebook: FacebookCard, x: XCard, linkedin: LinkedInCard }
const networkNames: Record<Network, string> = { facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn' }
const networks = (['facebook', 'x', 'linkedin'] as const).map((value) => ({ value, label: networkNames[value] }))
