import { formatCount, formatDollars } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatDay } from '@gable/shared/contact-dashboard/format-days.ts'
import { canCount } from '@gable/shared/contact-dashboard/own-estimate.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { type ComparedFact, type ComparedFactKey, compareFacts } from '@gable/shared/properties/comparison.ts'
import type { PropertyFacts } from '@gable/shared/properties/facts.ts'
import type { ModuleProps } from '../module-props.ts'
import { HousePlaceholder } from './house-placeholder.tsx'
import { toCreditLine } from './listing-credits.tsx'
import { MarkForm } from './mark-form.tsx'
import { getCardId, type NumberedComparable } from './numbered-comparable.ts'
import { toStreet } from './to-street.ts'

interface NearbyCardProps extends Pick<ModuleProps<'COMPS'>, 'labels'> {
  page: PublicDashboard
  /** With the owner's figures. */
  facts: PropertyFacts
  comparable: NumberedComparable
}

/** A home nearby, compared with the owner's. Without prices for contacts who opted out of marketing. */
export function NearbyCard({ page, labels, facts, comparable }: NearbyCardProps) {
  const { number, opd, imgs, addressComponent, listingCategory, distanceMiles } = comparable
  const { isNonMarketing } = page.owner
  const texts = labels.comps
  const photo = imgs.find(isOurs)
  const compared = compareFacts(opd, facts)
  const day = opd.recentSaleOrListDate && formatDay(page.language, opd.recentSaleOrListDate)
  const details = [
    day && (listingCategory === 'sold' ? texts.soldOn(day) : texts.listedOn(day)),
    distanceMiles !== null && texts.milesAway(distanceMiles.toFixed(1)),
  ].filter(Boolean)
  const creditLine = toCreditLine(comparable, labels)
  return (
    <li class="nearby" id={getCardId(number)}>
      <div class="photo">
        <HousePlaceholder variant={number} />
        {photo && <img src={photo} alt="" width={400} height={225} loading="lazy" />}
        {!isNonMarketing && <span class={`number ${listingCategory}`}>{number}</span>}
      </div>
      <div class="nearby-facts">
        {!isNonMarketing && opd.recentSaleOrListPrice !== null && (
          <p class="price">{formatDollars(opd.recentSaleOrListPrice)}</p>
        )}
        <h4>{toStreet(addressComponent)}</h4>
        <p class="source">{details.join(' · ')}</p>
        {creditLine && <p class="source">{creditLine}</p>}
        <Comparison facts={mainFacts.flatMap((main) => compared.filter(({ key }) => key === main))} labels={labels} />
        <More facts={compared.filter(({ key }) => !mainFacts.includes(key))} labels={labels} />
        {!isNonMarketing && canCount(comparable, facts) && (
          <MarkForm page={page} labels={labels} comparable={comparable} />
        )}
      </div>
    </li>
  )
}

const mainFacts: readonly ComparedFactKey[] = ['bedrooms', 'bathrooms', 'livingSpace']

/** The page asks no other site for anything. */
const isOurs = (url: string) => /^\/(?!\/)/.test(url)

interface FactsProps extends Pick<ModuleProps<'COMPS'>, 'labels'> {
  facts: readonly ComparedFact[]
}

function More({ facts, labels }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <details class="unfold">
      <summary>{labels.comps.moreFacts}</summary>
      <Comparison facts={facts} labels={labels} />
    </details>
  )
}

/** Each fact with how far it is from the owner's home. */
const Comparison = ({ facts, labels: { comps } }: FactsProps) => (
  <ul class="compared">
    {facts.map(({ key, value, propertyValue, indicator }) => (
      <li key={key}>
        <span class="fact">{comps.facts[key]}</span> <b>{formatFact(key, value, comps)}</b>{' '}
        <span class={`mark ${indicator}`}>
          <span aria-hidden="true">{indicator === 'same' ? '=' : formatDifference(key, value - propertyValue)}</span>
          <span class="unseen">{comps.comparison[indicator]}</span>
        </span>
      </li>
    ))}
  </ul>
)

function formatFact(key: ComparedFactKey, value: number, { sqft, acres }: FactsProps['labels']['comps']) {
  // A year has no thousands separator.
  if (key === 'yearBuilt') return String(value)
  const count = formatCount(value)
  return key === 'livingSpace' ? sqft(count) : key === 'plotSize' ? acres(count) : count
}

const formatDifference = (key: ComparedFactKey, difference: number) =>
  `${difference > 0 ? '+' : '−'}${key === 'yearBuilt' ? Math.abs(difference) : formatCount(Math.abs(difference))}`
