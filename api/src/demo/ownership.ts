import { dayLength } from '@gable/shared/time/calendar.ts'
import { type Estimate, generateEstimates } from './estimates.ts'
import { generateMortgages, type Mortgage } from './mortgages.ts'
import type { Name } from './names.ts'
import type { Property } from './properties.ts'
import type { Rng } from './rng.ts'
import type { WorldContext } from './world-context.ts'

/** A property of a contact. Couples share the property, its mortgages and its estimates. */
export interface Ownership {
  propertyId: string
  property: Property
  linkedAt: Date
  boughtOn: Date
  boughtCents: number
  estimates: Estimate[]
  mortgages: Mortgage[]
}

export function createOwnership(context: WorldContext, rng: Rng, owner: Owner, property: Property): Ownership {
  const boughtOn = pickPurchaseDate(rng, owner.createdAt, property.yearBuilt)
  const boughtCents = roundTo(50_000, property.centsAt(boughtOn) * rng.float(0.94, 1.05))
  const purchase = { property, boughtOn, boughtCents }
  return {
    ...purchase,
    propertyId: rng.uuid(owner.createdAt),
    linkedAt: owner.createdAt,
    estimates: generateEstimates(context, rng, property),
    mortgages: generateMortgages(context, rng, {
      ...purchase,
      borrower: `${owner.firstName} ${owner.lastName}`.trim(),
    }),
  }
}

interface Owner extends Name {
  createdAt: Date
}

/** Most owners bought some years ago, a few decades ago, and none before the house was built. */
function pickPurchaseDate(rng: Rng, contactSince: Date, yearBuilt: number) {
  const years = 0.4 + 24 * rng.next() ** 1.7
  const bought = contactSince.getTime() - years * 365.25 * dayLength
  const earliest = Date.UTC(Math.max(yearBuilt + 1, 1996), rng.int(0, 11), rng.int(1, 28))
  return new Date(Math.floor(Math.max(bought, earliest) / dayLength) * dayLength)
}

export const roundTo = (step: number, value: number): number => Math.round(value / step) * step
