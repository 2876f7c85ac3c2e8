import { Problem } from '@gable/shared/http/problem.ts'
import { propertyNotFoundMessage } from '@gable/shared/properties/property.ts'
import { cleanLine } from '@gable/shared/text/clean-text.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { lockContactOrThrow } from './get-contact.ts'
import { deletePropertyLink, getPreviousClaim, getPropertyAddress } from './property-link-queries.ts'
import { findOrCreateProperty, insertPropertyLink, recordActivity } from './write-queries.ts'

/** Links the property at an address to a contact and records it in their activity. An existing link stays as it is. */
export async function linkPropertyByAddress(db: Db, scope: Scope, contactId: string, input: string) {
  const address = cleanLine(input)
  const propertyId = await findOrCreateProperty(db, scope, address)
  await createLink(db, scope, { contactId, propertyId, address, claimedAt: null })
}

/** Links a property to a contact. A link that was removed before gets its claim date back. */
export async function linkProperty(db: Db, scope: Scope, ids: PropertyLinkInput) {
  const address = await getAddressOrThrow(db, scope, ids)
  await createLink(db, scope, { ...ids, address, claimedAt: await getPreviousClaim(db, scope, ids) })
}

/** Unlinks a property from a contact and records it in their activity. The property and its leads stay. */
export async function unlinkProperty(db: Db, scope: Scope, ids: PropertyLinkInput) {
  const address = await getAddressOrThrow(db, scope, ids)
  const link = await deletePropertyLink(db, scope, ids)
  if (!link) return
  const claim = link.claimedAt && { claimedAt: link.claimedAt.toISOString() }
  await recordActivity(db, scope, ids, {
    eventGroup: 'PROPERTY',
    kind: 'UNLINKED',
    detail: { address, ...claim },
  })
}

interface PropertyLinkInput {
  contactId: string
  propertyId: string
}

async function getAddressOrThrow(db: Db, scope: Scope, { contactId, propertyId }: PropertyLinkInput): Promise<string> {
  await lockContactOrThrow(db, scope, contactId)
  const address = await getPropertyAddress(db, scope, propertyId)
  if (address === undefined) throw new Problem('not_found', propertyNotFoundMessage)
  return address
}

async function createLink(
  db: Db,
  scope: Scope,
  { address, claimedAt, ...ids }: PropertyLinkInput & { address: string; claimedAt: Date | null },
) {
  const [link] = await insertPropertyLink(db, scope, ids, claimedAt)
  if (!link?.numInsertedOrUpdatedRows) return
  await recordActivity(db, scope, ids, { eventGroup: 'PROPERTY', kind: 'LINKED', detail: { address } })
}
