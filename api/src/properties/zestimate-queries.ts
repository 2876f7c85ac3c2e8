import type { Zestimate } from '@gable/shared/properties/estimate.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ConnectedEstimate } from './provider-data.ts'
import { toDollars } from './to-dollars.ts'

/** One row, or none while the account has not connected Zestimate. */
export const selectZestimate = (db: Db, { accountId }: AccountScope, propertyId: string) =>
  db
    .selectFrom('zestimates as z')
    .select(['z.median_cents', 'z.low_cents', 'z.high_cents', 'z.value_date', 'z.url'])
    .where('z.account_id', '=', accountId)
    .where('z.property_id', '=', propertyId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('connected_apps as c')
          .select('c.id')
          .where('c.account_id', '=', accountId)
          .where('c.app_name', '=', 'zestimate')
          .where('c.state', '=', 'ACTIVE'),
      ),
    )

type ZestimateRow = Awaited<ReturnType<ReturnType<typeof selectZestimate>['execute']>>[number]

export const toZestimate = ([row]: ZestimateRow[]): Zestimate | null =>
  row
    ? {
        median: toDollars(row.median_cents),
        low: toDollars(row.low_cents),
        high: toDollars(row.high_cents),
        valueDate: row.value_date,
        url: row.url,
      }
    : null

export async function upsertZestimate(
  db: Db,
  { accountId }: AccountScope,
  propertyId: string,
  { valueDate, medianCents, lowCents, highCents, url }: ConnectedEstimate,
) {
  const values = {
    value_date: valueDate,
    url,
    median_cents: medianCents,
    low_cents: lowCents,
    high_cents: highCents,
  }
  await db
    .insertInto('zestimates')
    .values({ account_id: accountId, property_id: propertyId, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'property_id']).doUpdateSet(values))
    .execute()
}

/** What an account may no longer show. */
export const deleteZestimates = (db: Db, { accountId }: Pick<AccountScope, 'accountId'>) =>
  db.deleteFrom('zestimates').where('account_id', '=', accountId).execute()
