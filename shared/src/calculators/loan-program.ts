import type { Cents, Percent } from './money.ts'
import type { TableNote } from './state-table.ts'

export type Program = 'conventional' | 'fha' | 'va' | 'usda'

export interface Protection {
  program: Program
  /** Yearly private mortgage insurance in percent of the loan. */
  pmiRate?: Percent | undefined
  /** The veteran's use of the VA benefit, which determines the funding fee. */
  vaUse?: 'first' | 'later' | 'exempt' | undefined
}

/** Insurance and fees for down payments of at least `down` percent. */
interface ProtectionTier {
  down: Percent
  /** One-time fee in percent of the loan, financed with it. */
  upfront: Percent
  /** Yearly premium in percent of the loan. */
  annual: Percent
}

export const defaultPmiRate: Percent = 0.5

/** FHA: HUD Mortgagee Letter 2023-05. VA: 38 U.S.C. 3729 from April 2023. USDA: guarantee fees of fiscal year 2024. */
export const protectionTable: TableNote = {
  key: 'protection',
  source: 'HUD ML 2023-05; 38 U.S.C. 3729; USDA RD',
  year: 2024,
}

/** Sorted from the largest down payment to none; each tier costs at least as much as the previous one. */
export function getProtectionTiers({
  program,
  pmiRate = defaultPmiRate,
  vaUse = 'first',
}: Protection): ProtectionTier[] {
  if (program === 'fha') return [{ down: 0, upfront: 1.75, annual: 0.55 }]
  if (program === 'usda') return [{ down: 0, upfront: 1, annual: 0.35 }]
  if (program === 'va') return getVaTiers(vaUse)
  return [
    { down: 20, upfront: 0, annual: 0 },
    { down: 0, upfront: 0, annual: pmiRate },
  ]
}

export function getProtectionTier(protection: Protection, price: Cents, down: Cents): ProtectionTier {
  const tiers = getProtectionTiers(protection)
  return tiers.find((tier) => down * 100 >= price * tier.down) ?? (tiers.at(-1) as ProtectionTier)
}

function getVaTiers(use: 'first' | 'later' | 'exempt'): ProtectionTier[] {
  if (use === 'exempt') return [{ down: 0, upfront: 0, annual: 0 }]
  return [
    { down: 10, upfront: 1.25, annual: 0 },
    { down: 5, upfront: 1.5, annual: 0 },
    { down: 0, upfront: use === 'first' ? 2.15 : 3.3, annual: 0 },
  ]
}
