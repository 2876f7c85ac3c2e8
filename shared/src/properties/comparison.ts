import type { PropertyFacts } from './facts.ts'

export type Indicator = 'more' | 'same' | 'less'

export interface Compared {
  key: ComparedKey
  label: string
  indicator: Indicator
  /** Of the comparable, and of the home it is compared with. */
  value: number
  own: number
}

/** What a comparable has more of, the same of and less of than the home. What is not known of both is left out. */
export function comparisonOf(comparable: PropertyFacts, own: PropertyFacts): Compared[] {
  const compared = measures.flatMap(({ key, label, of }) => {
    const [theirs, ours] = [of(comparable), of(own)]
    if (theirs === null || ours === null) return []
    return [{ key, label, indicator: indicatorOf(theirs, ours), value: theirs, own: ours }]
  })
  // Equals keep the order of the measures.
  return compared.sort((one, other) => rank[other.indicator] - rank[one.indicator])
}

/** A partial bath counts half. */
export function bathrooms({ fullBaths, partialBaths }: Pick<PropertyFacts, 'fullBaths' | 'partialBaths'>) {
  if (fullBaths === null && partialBaths === null) return null
  return (fullBaths ?? 0) + (partialBaths ?? 0) / 2
}

const measures = [
  { key: 'bedrooms', label: 'Bedrooms', of: ({ bedrooms }: PropertyFacts) => bedrooms },
  { key: 'bathrooms', label: 'Bathrooms', of: bathrooms },
  { key: 'parking', label: 'Parking', of: ({ parkingSpaces }: PropertyFacts) => parkingSpaces },
  { key: 'livingSpace', label: 'Living Space', of: ({ aboveGradeSqft }: PropertyFacts) => aboveGradeSqft },
  // As it is shown: what looks the same is the same.
  { key: 'plotSize', label: 'Plot Size', of: ({ lotSizeAcres }: PropertyFacts) => hundredths(lotSizeAcres) },
  { key: 'yearBuilt', label: 'Year Built', of: ({ yearBuilt }: PropertyFacts) => yearBuilt },
] as const

export type ComparedKey = (typeof measures)[number]['key']

const indicatorOf = (theirs: number, ours: number): Indicator =>
  theirs > ours ? 'more' : theirs < ours ? 'less' : 'same'

const rank: Record<Indicator, number> = { more: 1, same: 0, less: -1 }

const hundredths = (acres: number | null) => (acres === null ? null : Math.round(acres * 100) / 100)
