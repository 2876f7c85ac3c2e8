import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { ListingCredits } from '../nearby/listing-credits.tsx'
import { NearbyCard } from '../nearby/nearby-card.tsx'
import { NearbyMap } from '../nearby/nearby-map.tsx'
import type { NumberedComparable } from '../nearby/numbered-comparable.ts'
import { OwnEstimateSection } from '../nearby/own-estimate-section.tsx'
import { withOwnerFigures } from '../owner-figures.ts'
import { Heading } from '../parts/heading.tsx'

/**
 * Homes sold and for sale nearby, and what the sold ones suggest. Contacts who opted out of marketing see the cards only,
 * without prices.
 */
export function Comps({ page, moduleId, settings, buttons, labels }: ModuleProps<'COMPS'>) {
  const { isNonMarketing } = page.owner
  const sold = page.comparables.filter(({ listingCategory }) => listingCategory === 'sold')
  const active = page.comparables.filter(({ listingCategory }) => listingCategory === 'active')
  const numbered = [...sold, ...active].map((comparable, index) => ({ ...comparable, number: index + 1 }))
  const shared = { page, labels, facts: withOwnerFigures(page.home.facts, page.corrections) }
  const isEmpty = numbered.length === 0
  const canMark = !isNonMarketing && !isEmpty
  return (
    <>
      {/* It invites to mark homes. */}
      <Heading heading={settings.heading} {...(canMark && { subheading: settings.subheading })} />
      {isEmpty && <p class="notice">{labels.comps.none}</p>}
      {!isNonMarketing && <NearbyMap page={page} labels={labels} comparables={numbered} />}
      <Cards {...shared} title={labels.comps.sold} comparables={numbered.slice(0, sold.length)} />
      {!isNonMarketing && sold.length > 0 && <OwnEstimateSection {...shared} />}
      <Cards {...shared} title={labels.comps.active} comparables={numbered.slice(sold.length)} />
      <ListingCredits comparables={page.comparables} labels={labels} />
      <ModuleButton page={page} moduleId={moduleId} buttons={buttons} buttonKey="link" />
    </>
  )
}

interface CardsProps extends Pick<ModuleProps<'COMPS'>, 'page' | 'labels'> {
  title: string
  facts: ReturnType<typeof withOwnerFigures>
  comparables: readonly NumberedComparable[]
}

function Cards({ page, labels, title, facts, comparables }: CardsProps) {
  if (comparables.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul class="nearby-homes">
        {comparables.map((comparable) => (
          <NearbyCard key={comparable.key} page={page} labels={labels} facts={facts} comparable={comparable} />
        ))}
      </ul>
    </>
  )
}
