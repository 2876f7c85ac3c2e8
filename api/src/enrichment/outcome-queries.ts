import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Whether some provider gave no answer the last time. */
export async function hasLookupFailed(db: Db, { accountId }: AccountScope, propertyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('property_lookups')
    .select('failed')
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return (row?.failed ?? []).length > 0
}
