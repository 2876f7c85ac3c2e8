import { Problem } from '@gable/shared/http/problem.ts'
import { mortgagesUnavailableMessage } from '@gable/shared/properties/mortgage.ts'
import { type Property, propertyNotFoundMessage } from '@gable/shared/properties/property.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getProperty, type LockedProperty, lockProperty } from './property-queries.ts'

const propertyNotFound = () => new Problem('not_found', propertyNotFoundMessage)

export async function getPropertyOrThrow(db: Db, scope: AccountScope, id: string): Promise<Property> {
  const property = await getProperty(db, scope, id)
  if (!property) throw propertyNotFound()
  return property
}

/** Refuses when an owner opted out of marketing, because mortgages may not be shown then. */
export async function getMarketablePropertyOrThrow(db: Db, scope: AccountScope, id: string): Promise<Property> {
  const property = await getPropertyOrThrow(db, scope, id)
  if (property.isNonMarketing) throw new Problem('forbidden', mortgagesUnavailableMessage)
  return property
}

export async function lockPropertyOrThrow(db: Db, scope: AccountScope, id: string): Promise<LockedProperty> {
  const property = await lockProperty(db, scope, id)
  if (!property) throw propertyNotFound()
  return property
}
