import type { Chance } from './chance.ts'
import { type Estimate, estimatesOf } from './estimates.ts'
import type { Home } from './homes.ts'
import { type Mortgage, mortgagesOf } from './mortgages.ts'
import type { Name } from './names.ts'
import type { Setting } from './setting.ts'

/** A home in somebody's hands. Couples share the home, its mortgages and its estimates. */
export interface Ownership {
  propertyId: string
  home: Home
  linkedAt: Date
  boughtOn: Date
  boughtCents: number
  estimates: Estimate[]
  mortgages: Mortgage[]
}

export function ownershipOf(setting: Setting, chance: Chance, owner: Owner, home: Home): Ownership {
  const boughtOn = boughtBefore(chance, owner.createdAt, home.yearBuilt)
  const boughtCents = roundTo(50_000, home.centsAt(boughtOn) * chance.between(0.94, 1.05))
  const bought = { home, boughtOn, boughtCents }
  return {
    ...bought,
    propertyId: chance.id(owner.createdAt),
    linkedAt: owner.createdAt,
    estimates: estimatesOf(setting, chance, home),
    mortgages: mortgagesOf(setting, chance, { ...bought, borrower: `${owner.firstName} ${owner.lastName}`.trim() }),
  }
}

interface Owner extends Name {
  createdAt: Date
}

/** Most people have lived in their home for some years, a few for decades, and nobody since before it was built. */
function boughtBefore(chance: Chance, known: Date, yearBuilt: number) {
  const years = 0.4 + 24 * chance.unit() ** 1.7
  const bought = known.getTime() - years * 365.25 * 86_400_000
  const earliest = Date.UTC(Math.max(yearBuilt + 1, 1996), chance.whole(0, 11), chance.whole(1, 28))
  return new Date(Math.floor(Math.max(bought, earliest) / 86_400_000) * 86_400_000)
}

export const roundTo = (step: number, value: number): number => Math.round(value / step) * step
