import { homeColumns } from './home-columns.ts'
import { homesOf } from './homes.ts'
import { roundTo } from './ownership.ts'
import type { PlantedRow } from './plant-rows.ts'
import { sampleSource } from './sample-source.ts'
import type { Setting } from './setting.ts'

const soldShare = 0.72

/** Homes around an agency's that were sold within a year, or are for sale. */
export function listingRows({ recipe, calendar, chanceOf }: Setting): PlantedRow<'market_listings'>[] {
  const chance = chanceOf('market')
  const homes = homesOf(recipe.place, chance, calendar.at(calendar.today))
  const many = recipe.place.towns.length * 36
  return Array.from({ length: many }, (_, index) => {
    const { value: home } = homes.next()
    const isSold = chance.happens(soldShare)
    const day = calendar.today - (isSold ? chance.whole(3, 340) : chance.whole(1, 45))
    return {
      provider: 'Sample listings',
      listing_id: `${recipe.agency}-${index}`,
      category: isSold ? 'sold' : 'active',
      key: '',
      address: home.fullAddress,
      ...homeColumns(home, recipe.place),
      // Not every listing says everything.
      parking_spaces: chance.happens(0.9) ? home.parkingSpaces : null,
      year_built: chance.happens(0.94) ? home.yearBuilt : null,
      priced_on: calendar.dateOf(day),
      price_cents: roundTo(50_000, home.centsAt(calendar.at(day)) * chance.between(0.96, isSold ? 1.05 : 1.08)),
      source: sampleSource,
      as_of: calendar.dateOf(calendar.today),
    }
  })
}
