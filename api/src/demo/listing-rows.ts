import type { SeedRow } from './insert-rows.ts'
import { roundTo } from './ownership.ts'
import { generateProperties } from './properties.ts'
import { toPropertyColumns } from './property-columns.ts'
import { sampleSource } from './sample-source.ts'
import type { WorldContext } from './world-context.ts'

const soldShare = 0.72

/** Nearby listings that sold within a year or are active. */
export function generateListingRows({ config, calendar, rngFor }: WorldContext): SeedRow<'market_listings'>[] {
  const rng = rngFor('market')
  const properties = generateProperties(config.area, rng, calendar.at(calendar.today))
  const count = config.area.towns.length * 36
  return Array.from({ length: count }, (_, index) => {
    const { value: property } = properties.next()
    const isSold = rng.bool(soldShare)
    const day = calendar.today - (isSold ? rng.int(3, 340) : rng.int(1, 45))
    return {
      provider: 'Sample listings',
      listing_id: `${config.agency}-${index}`,
      category: isSold ? 'sold' : 'active',
      key: '',
      address: property.fullAddress,
      ...toPropertyColumns(property, config.area),
      // Real listings are often incomplete.
      parking_spaces: rng.bool(0.9) ? property.parkingSpaces : null,
      year_built: rng.bool(0.94) ? property.yearBuilt : null,
      priced_on: calendar.dateOf(day),
      price_cents: roundTo(50_000, property.centsAt(calendar.at(day)) * rng.float(0.96, isSold ? 1.05 : 1.08)),
      source: sampleSource,
      as_of: calendar.dateOf(calendar.today),
    }
  })
}
