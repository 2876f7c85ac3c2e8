import { type Cents, type Percent, roundCents, shareOf, sumOf } from '../calculators/money.ts'
import { countBathrooms } from '../properties/comparison.ts'
import type { PropertyFacts } from '../properties/facts.ts'
import type { ComparableMark } from './owner-answers.ts'
import type { MarkedComparable } from './public-dashboard.ts'

/** How much a difference of one changes the price of a sold home, in percent. */
export const adjustmentPercents = { bathrooms: 2, bedrooms: 1, parking: 1, yearBuilt: 0.2 } as const
export type AdjustedFact = keyof typeof adjustmentPercents

/** No single difference counts for more than this, in percent. */
export const maximumAdjustment = 10

/** How often a sold home counts, by the owner's mark. */
const markWeights = { LIKE: 3, UNMARKED: 1, UNLIKE: 0 } as const

/** Homes beyond these sizes, relative to the owner's home, say nothing about it. */
const comparableSizes = { minimum: 0.5, maximum: 2 } as const

interface Adjustment {
  fact: AdjustedFact
  /** The owner's home less the sold one; an older home has a negative difference. */
  difference: number
  percent: Percent
  amount: Cents
}

/** What one sold home suggests. `atYourSize` and the adjustments add up to `suggested`. */
export interface EstimateLine {
  key: string
  address: string
  price: Cents
  squareFeet: number
  pricePerSquareFoot: Cents
  atYourSize: Cents
  adjustments: Adjustment[]
  suggested: Cents
  weight: number
}

export interface OwnEstimate {
  value: Cents
  /** The lowest and the highest suggestion. */
  low: Cents
  high: Cents
  squareFeet: number
  lines: EstimateLine[]
}

type EstimatedComparable = Pick<MarkedComparable, 'key' | 'mark' | 'listingCategory' | 'addressComponent' | 'opd'>

/**
 * Our own estimate: the price per square foot of the homes sold nearby at the size of the owner's home, adjusted for
 * differences and weighted by the owner's marks. An asking price is not a price paid, so homes for sale are left out.
 * Undefined without the size of the home or without a sold home that counts.
 */
export function estimateFromComparables(
  facts: PropertyFacts,
  comparables: readonly EstimatedComparable[],
): OwnEstimate | undefined {
  const squareFeet = facts.aboveGradeSqft ?? 0
  const lines = comparables
    .filter((comparable) => canCount(comparable, facts))
    .flatMap((comparable) => toLine(comparable, facts))
  const weights = sumOf(lines.map(({ weight }) => weight))
  if (weights === 0) return undefined
  const suggestions = lines.map(({ suggested }) => suggested)
  return {
    value: roundCents(sumOf(lines.map(({ suggested, weight }) => suggested * weight)) / weights),
    low: Math.min(...suggestions),
    high: Math.max(...suggestions),
    squareFeet,
    lines,
  }
}

/** Whether a mark of the owner changes the estimate. */
export function canCount(
  { listingCategory, opd }: Pick<EstimatedComparable, 'listingCategory' | 'opd'>,
  facts: PropertyFacts,
) {
  const { recentSaleOrListPrice: price, aboveGradeSqft: size } = opd
  const homeSize = facts.aboveGradeSqft ?? 0
  if (listingCategory !== 'sold' || !price || !size || homeSize <= 0) return false
  const { minimum, maximum } = comparableSizes
  return size >= homeSize * minimum && size <= homeSize * maximum
}

function toLine({ key, mark, addressComponent, opd }: EstimatedComparable, facts: PropertyFacts): EstimateLine[] {
  const weight = getWeight(mark)
  if (weight === 0) return []
  const [price, size, homeSize] = [
    (opd.recentSaleOrListPrice ?? 0) * 100,
    opd.aboveGradeSqft ?? 1,
    facts.aboveGradeSqft ?? 0,
  ]
  const atYourSize = roundCents((price * homeSize) / size)
  const adjustments = listAdjustments(facts, opd, atYourSize)
  return [
    {
      key,
      price,
      weight,
      atYourSize,
      adjustments,
      address: addressComponent.fullAddress,
      squareFeet: size,
      pricePerSquareFoot: roundCents(price / size),
      suggested: atYourSize + sumOf(adjustments.map(({ amount }) => amount)),
    },
  ]
}

const getWeight = (mark: ComparableMark | null) => markWeights[mark ?? 'UNMARKED']

/** Facts that are missing on either side change nothing. */
const listAdjustments = (facts: PropertyFacts, sold: PropertyFacts, atYourSize: Cents): Adjustment[] =>
  adjustedFacts.flatMap(([fact, getValue]) => {
    const [value, soldValue] = [getValue(facts), getValue(sold)]
    if (value === null || soldValue === null || value === soldValue) return []
    const difference = value - soldValue
    const percent = limitPercent(difference * adjustmentPercents[fact])
    return [{ fact, difference, percent, amount: shareOf(atYourSize, percent) }]
  })

const adjustedFacts: readonly (readonly [AdjustedFact, (facts: PropertyFacts) => number | null])[] = [
  ['bathrooms', countBathrooms],
  ['bedrooms', ({ bedrooms }) => bedrooms],
  ['parking', ({ parkingSpaces }) => parkingSpaces],
  ['yearBuilt', ({ yearBuilt }) => yearBuilt],
]

/** Tenths of a percent, as shown. */
const limitPercent = (percent: Percent) =>
  Math.round(Math.min(maximumAdjustment, Math.max(-maximumAdjustment, percent)) * 10) / 10
