import { Problem } from '@gable/shared/http/problem.ts'
import { mortgagesWithheld } from '@gable/shared/properties/mortgage.ts'
import { type Property, propertyGone } from '@gable/shared/properties/property.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type HeldProperty, lockProperty, readProperty } from './property-queries.ts'

const noSuchProperty = () => new Problem('not_found', propertyGone)

export async function knownProperty(db: Db, scope: AccountScope, id: string): Promise<Property> {
  const property = await readProperty(db, scope, id)
  if (!property) throw noSuchProperty()
  return property
}

/** One whose mortgages may be told. */
export async function marketedProperty(db: Db, scope: AccountScope, id: string): Promise<Property> {
  const property = await knownProperty(db, scope, id)
  if (property.isNonMarketing) throw new Problem('forbidden', mortgagesWithheld)
  return property
}

export async function heldProperty(db: Db, scope: AccountScope, id: string): Promise<HeldProperty> {
  const property = await lockProperty(db, scope, id)
  if (!property) throw noSuchProperty()
  return property
}
