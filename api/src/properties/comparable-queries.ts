import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export async function listComparables(db: Db, { accountId }: AccountScope, propertyId: string): Promise<Comparable[]> {
  const rows = await db
    .selectFrom('comparables')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .orderBy('place')
    .execute()
  return rows.map(({ place, category, home, distance_miles, provider, source, as_of }) => ({
    _id: `${propertyId}/${place}`,
    listingCategory: category,
    ...home,
    distanceMiles: distance_miles,
    from: { provider, source, date: as_of },
  }))
}
