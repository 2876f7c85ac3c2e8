import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Without prices when an owner of the property opted out of marketing. */
export const listComparables = async (db: Db, scope: AccountScope, property: Property): Promise<Comparable[]> =>
  toComparables(await selectComparables(db, scope, property.propertyId).execute(), property)

export const selectComparables = (db: Db, { accountId }: AccountScope, propertyId: string) =>
  db
    .selectFrom('comparables')
    .select(['place', 'category', 'home', 'distance_miles', 'provider', 'source', 'as_of'])
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .orderBy('place')

type ComparableRow = Awaited<ReturnType<ReturnType<typeof selectComparables>['execute']>>[number]

export function toComparables(rows: ComparableRow[], { propertyId, isNonMarketing }: Property): Comparable[] {
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
