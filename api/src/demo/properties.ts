import { priceLevel } from './price-history.ts'
import type { Rng } from './rng.ts'
import type { Area, Town } from './world-config.ts'

export interface Property {
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
  /** The market value on that day. */
  centsAt(day: Date): number
}

/** An endless sequence of properties with unique addresses. */
export function* generateProperties(area: Area, rng: Rng, today: Date): Generator<Property, never> {
  const streets = area.streets.map((name, index) => createStreet(area, name, index, rng))
  const taken = new Set<string>()
  for (;;) {
    const street = rng.pick(streets)
    const door = rng.int(1, 99)
    if (taken.has(`${door} ${street.name}`)) continue
    taken.add(`${door} ${street.name}`)
    yield createProperty(area, street, door, rng, today)
  }
}

type Street = ReturnType<typeof createStreet>

/** Streets are scattered around the center of their town and run in one direction. */
function createStreet({ towns }: Area, name: string, index: number, rng: Rng) {
  const town = towns[index % towns.length] ?? rng.pick(towns)
  const direction = rng.float(0, Math.PI)
  return {
    name,
    town,
    latitude: town.latitude + rng.float(-0.009, 0.009),
    longitude: town.longitude + rng.float(-0.012, 0.012),
    northward: 0.00006 * Math.sin(direction),
    eastward: 0.00008 * Math.cos(direction),
    appeal: rng.float(0.88, 1.16),
  }
}

function createProperty(area: Area, street: Street, door: number, rng: Rng, today: Date): Property {
  const propertyType = rng.weighted(types)
  const sqft = Math.round((sqftOf[propertyType] ?? 1800) * rng.float(0.72, 1.45))
  const baths = Math.max(1, Math.min(5, Math.round(sqft / 800 + rng.float(-0.4, 0.6))))
  const apartment = propertyType === 'Condo'
  const lotSizeAcres = apartment ? 0.02 : round(0.08 + rng.next() ** 3 * 1.9, 3)
  const price = sqft * street.town.dollarsPerSqft * street.appeal * rng.float(0.93, 1.08) + lotSizeAcres * 42_000
  const phase = rng.float(0, 2 * Math.PI)
  const { name, zip } = street.town
  return {
    doorNumber: String(door),
    street: street.name,
    town: street.town,
    fullAddress: `${door} ${street.name}, ${name}, ${area.state} ${zip}`,
    // Even numbers are on the other side of the street.
    latitude: round(street.latitude + street.northward * door + (door % 2) * 0.0003, 6),
    longitude: round(street.longitude + street.eastward * door, 6),
    propertyType,
    bedrooms: Math.max(1, Math.min(6, Math.round(sqft / 560 + rng.float(-0.6, 0.6)))),
    fullBaths: baths,
    partialBaths: rng.bool(0.45) ? 1 : 0,
    aboveGradeSqft: sqft,
    belowGradeSqft: !apartment && rng.bool(0.5) ? Math.round(sqft * rng.float(0.2, 0.5)) : 0,
    lotSizeAcres,
    parkingSpaces: apartment ? rng.int(0, 2) : rng.int(1, 3),
    floorCount: apartment
      ? 1
      : rng.weighted([
          [1, 3],
          [2, 6],
          [3, 1],
        ]),
    yearBuilt: rng.weighted([
      [rng.int(1886, 1939), 3],
      [rng.int(1946, 1979), 4],
      [rng.int(1980, 2019), 5],
    ]),
    clipId: rng.bool(0.97) ? String(rng.int(1_000_000_000, 9_999_999_999)) : undefined,
    attomId: rng.bool(0.6) ? String(rng.int(100_000_000, 299_999_999)) : undefined,
    quantId: rng.bool(0.42) ? `Q${rng.int(10_000_000, 99_999_999)}` : undefined,
    centsAt: (day) => {
      const wave = 1 + 0.012 * Math.sin(phase + day.getTime() / 5e9)
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
