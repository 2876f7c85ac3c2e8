import { loanPrograms } from '@gable/shared/properties/loan-programs.ts'
import type { MortgageRates } from '@gable/shared/properties/mortgage-rates.ts'
import { type MarketRate, maximumRateAge } from '@gable/shared/widgets/market-rate.ts'
import type { ScoreRate } from '@gable/shared/widgets/score-rates.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { toNumber } from './property-facts.ts'

/** Of a year. Rates belong to no account. */
export async function listMortgageRates(db: Db): Promise<MortgageRates[]> {
  const rows = await db
    .selectFrom('market_rates')
    .select(['program', 'observed_on', 'rate', 'apr', 'source'])
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

/** The newest average of a 30-year fixed loan, if it is recent. */
export async function getMarketRate(db: Db): Promise<MarketRate | undefined> {
  const row = await db
    .selectFrom('market_rates')
    .select(['observed_on', 'rate', 'source'])
    .where('program', '=', 'FIXED_30')
    .where('observed_on', '>=', sql<string>`current_date - ${maximumRateAge}::integer`)
    .orderBy('observed_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { rate: Number(row.rate), source: row.source, observedOn: row.observed_on }
}

/** Rates by credit score that are recent. */
export async function listScoreRates(db: Db): Promise<ScoreRate[]> {
  const rows = await db
    .selectFrom('market_score_rates')
    .select(['term_years', 'min_score', 'rate', 'source', 'observed_on'])
    .where('observed_on', '>=', sql<string>`current_date - ${maximumRateAge}::integer`)
    .orderBy('min_score', 'desc')
    .orderBy('term_years')
    .execute()
  return rows.map(({ term_years, min_score, rate, source, observed_on }) => ({
    termYears: term_years,
    minScore: min_score,
    rate: Number(rate),
    source,
    observedOn: observed_on,
  }))
}
