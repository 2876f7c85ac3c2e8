import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Without prices when an owner of the property opted out of marketing. */
export async function listComparables(
  db: Db,
  { accountId }: AccountScope,
  { propertyId, isNonMarketing }: Property,
): Promise<Comparable[]> {
  const rows = await db
    .selectFrom('comparables')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .orderBy('place')
    .execute()
  const comparables = rows.map(({ place, category, home, distance_miles, provider, source, as_of }) => ({
    _id: `${propertyId}/${place}`,
    listingCategory: category,
    ...home,
    distanceMiles: distance_miles,
    from: { provider, source, date: as_of },
  }))
  return isNonMarketing ? comparables.map(withoutPrice) : comparables
}

const withoutPrice = (comparable: Comparable): Comparable => ({
  ...comparable,
  opd: { ...comparable.opd, recentSaleOrListPrice: null },
})
