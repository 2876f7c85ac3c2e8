import type { PropertyFacts } from './facts.ts'

export type Indicator = 'more' | 'same' | 'less'

export interface ComparedFact {
  key: ComparedFactKey
  label: string
  indicator: Indicator
  /** The comparable's value. */
  value: number
  propertyValue: number
}

/** Sorted by indicator: more, same, less. Facts that are missing on either side are left out. */
export function compareFacts(comparable: PropertyFacts, property: PropertyFacts): ComparedFact[] {
  const compared = factDefinitions.flatMap(({ key, label, getValue }) => {
    const value = getValue(comparable)
    const propertyValue = getValue(property)
    if (value === null || propertyValue === null) return []
    return [{ key, label, indicator: toIndicator(value, propertyValue), value, propertyValue }]
  })
  // The sort is stable, so facts with the same indicator keep the order of `factDefinitions`.
  return compared.sort((a, b) => rank[b.indicator] - rank[a.indicator])
}

/** A partial bath counts as half. */
export function countBathrooms({ fullBaths, partialBaths }: Pick<PropertyFacts, 'fullBaths' | 'partialBaths'>) {
  if (fullBaths === null && partialBaths === null) return null
  return (fullBaths ?? 0) + (partialBaths ?? 0) / 2
}

const factDefinitions = [
  { key: 'bedrooms', label: 'Bedrooms', getValue: ({ bedrooms }: PropertyFacts) => bedrooms },
  { key: 'bathrooms', label: 'Bathrooms', getValue: countBathrooms },
  { key: 'parking', label: 'Parking', getValue: ({ parkingSpaces }: PropertyFacts) => parkingSpaces },
  { key: 'livingSpace', label: 'Living Space', getValue: ({ aboveGradeSqft }: PropertyFacts) => aboveGradeSqft },
  // Rounded as displayed, so that lots that look the same compare as the same.
  {
    key: 'plotSize',
    label: 'Plot Size',
    getValue: ({ lotSizeAcres }: PropertyFacts) => roundToHundredths(lotSizeAcres),
  },
  { key: 'yearBuilt', label: 'Year Built', getValue: ({ yearBuilt }: PropertyFacts) => yearBuilt },
] as const

export type ComparedFactKey = (typeof factDefinitions)[number]['key']

const toIndicator = (value: number, propertyValue: number): Indicator =>
  value > propertyValue ? 'more' : value < propertyValue ? 'less' : 'same'

const rank: Record<Indicator, number> = { more: 1, same: 0, less: -1 }

const roundToHundredths = (acres: number | null) => (acres === null ? null : Math.round(acres * 100) / 100)
