import type { PropertyFacts } from './facts.ts'

export type Indicator = 'more' | 'same' | 'less'

export interface ComparedFact {
  key: ComparedFactKey
  label: string
  indicator: Indicator
  /** Of the comparable, and of the home it is compared with. */
  value: number
  propertyValue: number
}

/** What a comparable has more of, the same of and less of than the home. What is not known of both is left out. */
export function compareFacts(comparable: PropertyFacts, own: PropertyFacts): ComparedFact[] {
  const compared = factDefinitions.flatMap(({ key, label, of }) => {
    const [theirs, ours] = [of(comparable), of(own)]
    if (theirs === null || ours === null) return []
    return [{ key, label, indicator: toIndicator(theirs, ours), value: theirs, own: ours }]
  })
  // Equals keep the order of the measures.
  return compared.sort((one, other) => rank[other.indicator] - rank[one.indicator])
}

/** A partial bath counts half. */
export function countBathrooms({ fullBaths, partialBaths }: Pick<PropertyFacts, 'fullBaths' | 'partialBaths'>) {
  if (fullBaths === null && partialBaths === null) return null
  return (fullBaths ?? 0) + (partialBaths ?? 0) / 2
}

const factDefinitions = [
  { key: 'bedrooms', label: 'Bedrooms', of: ({ bedrooms }: PropertyFacts) => bedrooms },
  { key: 'bathrooms', label: 'Bathrooms', of: countBathrooms },
  { key: 'parking', label: 'Parking', of: ({ parkingSpaces }: PropertyFacts) => parkingSpaces },
  { key: 'livingSpace', label: 'Living Space', of: ({ aboveGradeSqft }: PropertyFacts) => aboveGradeSqft },
  // As it is shown: what looks the same is the same.
  { key: 'plotSize', label: 'Plot Size', of: ({ lotSizeAcres }: PropertyFacts) => roundToHundredths(lotSizeAcres) },
  { key: 'yearBuilt', label: 'Year Built', of: ({ yearBuilt }: PropertyFacts) => yearBuilt },
] as const

export type ComparedFactKey = (typeof factDefinitions)[number]['key']

const toIndicator = (theirs: number, ours: number): Indicator =>
  theirs > ours ? 'more' : theirs < ours ? 'less' : 'same'

const rank: Record<Indicator, number> = { more: 1, same: 0, less: -1 }

const roundToHundredths = (acres: number | null) => (acres === null ? null : Math.round(acres * 100) / 100)
