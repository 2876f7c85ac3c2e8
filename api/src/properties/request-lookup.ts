import type { Property } from '@gable/shared/properties/property.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { AccountScope } from '../platform/scope.ts'
import { claimLookup } from './lookup-queries.ts'

const staleAfter = dayLength

export async function requestLookupIfStale(db: Db, scope: AccountScope, property: Property): Promise<Property> {
  const { endedAt } = property.lookUp
  const isStale = endedAt === null || Date.parse(endedAt) < Date.now() - staleAfter
  return isStale ? requestLookup(db, scope, property) : property
}

/** Does nothing while a lookup of the property is in progress. */
export async function requestLookup(db: Db, scope: AccountScope, property: Property): Promise<Property> {
  const { propertyId, lookUp } = property
  await enqueueLookup(db, scope, propertyId)
  return { ...property, lookUp: { ...lookUp, isUnderWay: true } }
}

export async function enqueueLookup(db: Db, scope: AccountScope, propertyId: string): Promise<void> {
  if (!(await claimLookup(db, scope, propertyId))) return
  const payload = { accountId: scope.accountId, propertyId }
  await enqueue(db, 'look-up-property', payload, { key: `look-up-property/${propertyId}` })
}
