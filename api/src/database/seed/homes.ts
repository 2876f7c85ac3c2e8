import type { Chance } from './chance.ts'
import type { Place, Town } from './recipe.ts'
import { priceLevel } from './values.ts'

export interface Home {
  doorNumber: string
  street: string
  town: Town
  fullAddress: string
  latitude: number
  longitude: number
  propertyType: string
  bedrooms: number
  fullBaths: number
  partialBaths: number
  aboveGradeSqft: number
  belowGradeSqft: number
  lotSizeAcres: number
  parkingSpaces: number
  floorCount: number
  yearBuilt: number
  clipId: string | undefined
  attomId: string | undefined
  quantId: string | undefined
  /** What the home would fetch. */
  centsAt(day: Date): number
}

/** Homes nobody has claimed yet, no address twice. */
export function* homesOf(place: Place, chance: Chance, today: Date): Generator<Home, never> {
  const streets = place.streets.map((name, index) => streetIn(place, name, index, chance))
  const taken = new Set<string>()
  for (;;) {
    const street = chance.pick(streets)
    const door = chance.whole(1, 99)
    if (taken.has(`${door} ${street.name}`)) continue
    taken.add(`${door} ${street.name}`)
    yield homeAt(place, street, door, chance, today)
  }
}

type Street = ReturnType<typeof streetIn>

/** Streets lie around the middle of their town and run in one direction. */
function streetIn({ towns }: Place, name: string, index: number, chance: Chance) {
  const town = towns[index % towns.length] ?? chance.pick(towns)
  const direction = chance.between(0, Math.PI)
  return {
    name,
    town,
    latitude: town.latitude + chance.between(-0.009, 0.009),
    longitude: town.longitude + chance.between(-0.012, 0.012),
    northward: 0.00006 * Math.sin(direction),
    eastward: 0.00008 * Math.cos(direction),
    charm: chance.between(0.88, 1.16),
  }
}

function homeAt(place: Place, street: Street, door: number, chance: Chance, today: Date): Home {
  const propertyType = chance.weigh(types)
  const sqft = Math.round((sqftOf[propertyType] ?? 1800) * chance.between(0.72, 1.45))
  const baths = Math.max(1, Math.min(5, Math.round(sqft / 800 + chance.between(-0.4, 0.6))))
  const apartment = propertyType === 'Condo'
  const lotSizeAcres = apartment ? 0.02 : round(0.08 + chance.unit() ** 3 * 1.9, 3)
  const price = sqft * street.town.dollarsPerSqft * street.charm * chance.between(0.93, 1.08) + lotSizeAcres * 42_000
  const ripple = chance.between(0, 2 * Math.PI)
  const { name, zip } = street.town
  return {
    doorNumber: String(door),
    street: street.name,
    town: street.town,
    fullAddress: `${door} ${street.name}, ${name}, ${place.state} ${zip}`,
    // Even numbers stand across the road.
    latitude: round(street.latitude + street.northward * door + (door % 2) * 0.0003, 6),
    longitude: round(street.longitude + street.eastward * door, 6),
    propertyType,
    bedrooms: Math.max(1, Math.min(6, Math.round(sqft / 560 + chance.between(-0.6, 0.6)))),
    fullBaths: baths,
    partialBaths: chance.happens(0.45) ? 1 : 0,
    aboveGradeSqft: sqft,
    belowGradeSqft: !apartment && chance.happens(0.5) ? Math.round(sqft * chance.between(0.2, 0.5)) : 0,
    lotSizeAcres,
    parkingSpaces: apartment ? chance.whole(0, 2) : chance.whole(1, 3),
    floorCount: apartment
      ? 1
      : chance.weigh([
          [1, 3],
          [2, 6],
          [3, 1],
        ]),
    yearBuilt: chance.weigh([
      [chance.whole(1886, 1939), 3],
      [chance.whole(1946, 1979), 4],
      [chance.whole(1980, 2019), 5],
    ]),
    clipId: chance.happens(0.97) ? String(chance.whole(1_000_000_000, 9_999_999_999)) : undefined,
    attomId: chance.happens(0.6) ? String(chance.whole(100_000_000, 299_999_999)) : undefined,
    quantId: chance.happens(0.42) ? `Q${chance.whole(10_000_000, 99_999_999)}` : undefined,
    centsAt: (day) => {
      const wave = 1 + 0.012 * Math.sin(ripple + day.getTime() / 5e9)
      return Math.round((price * wave * priceLevel(day)) / priceLevel(today)) * 100
    },
  }
}

const types = [
  ['Single Family', 74],
  ['Condo', 12],
  ['Townhouse', 8],
  ['Multi Family', 6],
] as const

const sqftOf: Record<string, number> = { Condo: 1080, Townhouse: 1450, 'Single Family': 1950, 'Multi Family': 2700 }

const round = (value: number, digits: number) => Number(value.toFixed(digits))
