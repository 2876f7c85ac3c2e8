import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** When somebody last asked to sell this home. */
export async function getLastRequestDate(db: Db, { accountId }: AccountScope, propertyId: string): Promise<Date | undefined> {
  const lead = await db
    .selectFrom('leads')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .where('lead_type', '=', 'SELLER')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return lead?.created_at
}
