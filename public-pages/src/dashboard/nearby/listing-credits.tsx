import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import type { MarkedComparable } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { uniqueCredits } from '@gable/shared/properties/unique-credits.ts'
import { fitWithin } from '../../brand/fit-within.ts'

interface ListingCreditsProps {
  comparables: readonly MarkedComparable[]
  labels: DashboardLabels
}

/** Whom the homes are from, with the texts that each MLS requires, in its own words. */
export function ListingCredits({ comparables, labels: { comps } }: ListingCreditsProps) {
  const provided = comparables.filter(({ credit }) => !credit)
  const sources = [...new Set(provided.map(({ from }) => from.source))]
  return (
    <>
      {sources.length > 0 && <p class="source">{comps.source(sources.join(', '))}</p>}
      {uniqueCredits(comparables).map(({ attribution, disclaimer, logo }) => (
        <div key={`${attribution} ${disclaimer}`} class="listing-credit">
          {logo && <img src={logo.url} {...fitWithin(logo, { width: 96, height: 40 })} alt="" loading="lazy" />}
          <p class="source">{comps.source(attribution)}</p>
          {disclaimer && <p class="source">{disclaimer}</p>}
        </div>
      ))}
    </>
  )
}

/** "Listed by Seacoast Realty · MLS #123". */
export const toCreditLine = ({ credit }: MarkedComparable, { comps }: DashboardLabels): string =>
  credit
    ? [credit.listedBy && comps.listedBy(credit.listedBy), credit.mlsNumber && comps.mlsNumber(credit.mlsNumber)]
        .filter(Boolean)
        .join(' · ')
    : ''
