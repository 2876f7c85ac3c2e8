import type { HomeValue } from '@gable/shared/properties/estimate.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toNumber } from './property-facts.ts'
import { toDollars } from './to-dollars.ts'

/** The newest estimate of each provider, sorted by date and then by confidence, and the value history of some years. */
export const getHomeValue = async (
  db: Db,
  scope: AccountScope,
  propertyId: string,
  historyYears = 2,
): Promise<HomeValue> => toHomeValue(await selectEstimates(db, scope, propertyId, historyYears).execute())

export const selectEstimates = (db: Db, { accountId }: AccountScope, propertyId: string, historyYears: number) =>
  db
    .selectFrom('value_estimates')
    .select(['provider', 'median_cents', 'low_cents', 'high_cents', 'confidence', 'deviation', 'value_date', 'source'])
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .where('value_date', '>', sql<string>`current_date - make_interval(years => ${historyYears})`)
    .orderBy('value_date')
    .orderBy('provider')

type EstimateRow = Awaited<ReturnType<ReturnType<typeof selectEstimates>['execute']>>[number]

export function toHomeValue(rows: EstimateRow[]): HomeValue {
  const newest = new Map(rows.map((row) => [row.provider, row]))
  const data = [...newest.values()].map((row) => ({
    provider: row.provider,
    median: toDollars(row.median_cents),
    low: toDollars(row.low_cents),
    high: toDollars(row.high_cents),
    confidence: row.confidence,
    deviation: toNumber(row.deviation),
    valueDate: row.value_date,
    source: row.source,
  }))
  return {
    data: data.sort((a, b) => b.valueDate.localeCompare(a.valueDate) || b.confidence - a.confidence),
    course: rows.map((row) => ({
      provider: row.provider,
      valueDate: row.value_date,
      median: toDollars(row.median_cents),
    })),
  }
}
