import { Problem } from '@gable/shared/http/problem.ts'
import { propertyGone } from '@gable/shared/properties/property.ts'
import { cleanLine } from '@gable/shared/submissions/clean-text.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { addressOfHome, claimBeforeUnlinking, unlinkHome } from './home-queries.ts'
import { heldContact } from './known-contact.ts'
import { homeAt, linkHome, tellTimeline } from './write-queries.ts'

/** Gives a contact the home at an address, as their history tells. One they have already stays as it is. */
export async function ownHome(db: Db, scope: Scope, contactId: string, typed: string) {
  const address = cleanLine(typed)
  await link(db, scope, { contactId, propertyId: await homeAt(db, scope, address), address, claimedAt: null })
}

/** Gives a contact a home that is known. One that was taken from them is theirs again as it was. */
export async function linkKnownHome(db: Db, scope: Scope, named: Named) {
  const address = await addressOf(db, scope, named)
  await link(db, scope, { ...named, address, claimedAt: await claimBeforeUnlinking(db, scope, named) })
}

/** Takes a home from a contact, as their history tells. The home itself and what came of it stay. */
export async function unlinkKnownHome(db: Db, scope: Scope, named: Named) {
  const address = await addressOf(db, scope, named)
  const link = await unlinkHome(db, scope, named)
  if (!link) return
  const claim = link.claimedAt && { claimedAt: link.claimedAt.toISOString() }
  await tellTimeline(db, scope, named, {
    eventGroup: 'PROPERTY',
    kind: 'UNLINKED',
    detail: { address, ...claim },
  })
}

interface Named {
  contactId: string
  propertyId: string
}

async function addressOf(db: Db, scope: Scope, { contactId, propertyId }: Named): Promise<string> {
  await heldContact(db, scope, contactId)
  const address = await addressOfHome(db, scope, propertyId)
  if (address === undefined) throw new Problem('not_found', propertyGone)
  return address
}

async function link(
  db: Db,
  scope: Scope,
  { address, claimedAt, ...named }: Named & { address: string; claimedAt: Date | null },
) {
  const [link] = await linkHome(db, scope, named, claimedAt)
  if (!link?.numInsertedOrUpdatedRows) return
  await tellTimeline(db, scope, named, { eventGroup: 'PROPERTY', kind: 'LINKED', detail: { address } })
}
