import { loanPrograms } from '@gable/shared/properties/loan-programs.ts'
import type { MortgageRates } from '@gable/shared/properties/mortgage-rates.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { toNumber } from './property-facts.ts'

export const listMortgageRates = async (db: Db): Promise<MortgageRates[]> =>
  toMortgageRates(await selectRates(db).execute())

/** Rates belong to no account. */
export const selectRates = (db: Db) =>
  db
    .selectFrom('market_rates')
    .select(['program', 'observed_on', 'rate', 'apr', 'source'])
    .where('observed_on', '>', sql<string>`current_date - interval '1 year'`)
    .orderBy('observed_on')

type RateRow = Awaited<ReturnType<ReturnType<typeof selectRates>['execute']>>[number]

export const toMortgageRates = (rows: RateRow[]): MortgageRates[] =>
  loanPrograms.map((program) => {
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
