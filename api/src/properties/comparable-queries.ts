import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listListingsNearProperties, type NearbyListingRow, toListingComparable } from './nearby-listing-queries.ts'

/** Without prices when an owner of the property opted out of marketing. */
export async function listComparables(db: Db, scope: AccountScope, property: Property): Promise<Comparable[]> {
  const rows = await selectComparables(db, scope, property.propertyId).execute()
  return toComparables(rows, await listListingsNearProperties(db, scope, [property.propertyId]), property)
}

export const selectComparables = (db: Db, { accountId }: AccountScope, propertyId: string) =>
  db
    .selectFrom('comparables')
    .select(['place', 'category', 'home', 'distance_miles', 'provider', 'source', 'as_of'])
    .select(sql<string>`address_key(home -> 'addressComponent' ->> 'fullAddress')`.as('key'))
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .orderBy('place')

type ComparableRow = Awaited<ReturnType<ReturnType<typeof selectComparables>['execute']>>[number]

/** A home that the built-in provider and an MLS know is shown as the MLS has it, with its rules. */
export function toComparables(
  rows: readonly ComparableRow[],
  listings: readonly NearbyListingRow[],
  { propertyId, isNonMarketing }: Property,
): Comparable[] {
  const listed = new Set(listings.map(({ key }) => key))
  const provided = rows
    .filter(({ key }) => !listed.has(key))
    .map(({ place, category, home, distance_miles, provider, source, as_of }) => ({
      _id: `${propertyId}/${place}`,
      listingCategory: category,
      ...home,
      distanceMiles: distance_miles,
      from: { provider, source, date: as_of },
    }))
  const comparables: Comparable[] = [...listings.map(toListingComparable), ...provided]
  return isNonMarketing ? comparables.map(withoutPrice) : comparables
}

const withoutPrice = (comparable: Comparable): Comparable => ({
  ...comparable,
  opd: { ...comparable.opd, recentSaleOrListPrice: null },
})
