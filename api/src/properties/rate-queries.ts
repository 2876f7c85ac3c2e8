import { loanPrograms } from '@gable/shared/properties/loan-programs.ts'
import type { MortgageRates } from '@gable/shared/properties/mortgage-rates.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { toNumber } from './property-facts.ts'

/** Rates belong to no account. */
export async function listMortgageRates(db: Db): Promise<MortgageRates[]> {
  const rows = await db
    .selectFrom('market_rates')
    .selectAll()
    .where('observed_on', '>', sql<string>`current_date - interval '1 year'`)
    .orderBy('observed_on')
    .execute()
  return loanPrograms.map((program) => {
    const observed = rows.filter((row) => row.program === program)
    const newest = observed.at(-1)
    return {
      program,
      currentRate: newest ? Number(newest.rate) : null,
      currentApr: toNumber(newest?.apr ?? null),
      rateObservedAt: newest?.observed_on ?? null,
      source: newest?.source ?? '',
      periodicRates: observed.map(({ rate, apr, observed_on }) => ({
        rate: Number(rate),
        apr: toNumber(apr),
        rateObservedAt: observed_on,
      })),
    }
  })
}
