import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listComparables } from './comparable-queries.ts'

/** What others paid is not told of somebody who wants no marketing. */
export async function comparablesFor(
  db: Db,
  scope: AccountScope,
  { propertyId, isNonMarketing }: Property,
): Promise<Comparable[]> {
  const comparables = await listComparables(db, scope, propertyId)
  return isNonMarketing ? comparables.map(withoutPrice) : comparables
}

const withoutPrice = (comparable: Comparable): Comparable => ({
  ...comparable,
  opd: { ...comparable.opd, recentSaleOrListPrice: null },
})
