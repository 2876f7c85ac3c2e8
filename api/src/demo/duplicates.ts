import type { Db } from '../platform/database.ts'
import { toContactRows, toTimelineRows } from './contact-rows.ts'
import type { Contact } from './contacts.ts'
import { insertRows } from './insert-rows.ts'
import { createNote } from './notes.ts'
import type { World } from './world.ts'
import type { WorldContext } from './world-context.ts'

/** Duplicate contacts: with another email, with an alias of it, or at the same property. */
export async function seedDuplicates(db: Db, account_id: string, context: WorldContext, { contacts, now }: World) {
  const rng = context.rngFor('duplicates')
  const { calendar } = context
  const originals = contacts.filter(
    ({ email, phone, ownerships, archivedAt, acquisition }) =>
      email && phone && ownerships.length > 0 && !archivedAt && !acquisition.asset,
  )
  const duplicates = variations.slice(0, Math.floor(originals.length / 12)).map((vary, n) => {
    const original = originals[Math.floor((originals.length * (n + 1)) / (variations.length + 1))] as Contact
    const createdAt = calendar.at(calendar.today - 9 + n, 600 + 37 * n)
    const reset = { tags: ['Open house'], ownerships: [], isNonMarketing: false, interest: 0, archivedAt: undefined }
    const duplicate: Contact = { ...original, ...reset, ...vary(original), id: rng.uuid(createdAt), createdAt }
    return { original, duplicate }
  })
  const events = duplicates.map(({ duplicate }, n) =>
    createNote(
      context,
      rng,
      calendar.at(calendar.today - 3 + (n % 2), 540 + 11 * n),
      toEventTarget(duplicate),
      'GENERAL',
    ),
  )
  const world: World = {
    now,
    events,
    leads: [],
    corrections: [],
    contacts: duplicates.map(({ duplicate }) => duplicate),
  }
  await insertRows(db, 'contacts', toContactRows(account_id, world))
  await insertRows(db, 'timeline_entries', toTimelineRows(account_id, world))
  await insertRows(
    db,
    'contact_properties',
    duplicates.flatMap(({ original, duplicate }) => {
      const property_id = original.ownerships[0]?.propertyId
      const isAtSameProperty = duplicate.email === undefined && property_id !== undefined
      return isAtSameProperty
        ? [{ account_id, contact_id: duplicate.id, property_id, created_at: duplicate.createdAt }]
        : []
    }),
  )
}

const toEventTarget = (contact: Contact) => ({ contact, ownership: undefined, agent: contact.owner })

/** The differences between each duplicate and its original. */
const variations: ((original: Contact) => Partial<Contact>)[] = [
  ({ firstName, lastName, email }) => ({
    firstName: `${firstName.slice(0, 1)}.`,
    lastName,
    email: email?.replace('@', '.home@'),
  }),
  ({ email }) => ({ email: email?.replace('@', '+openhouse@'), phone: undefined }),
  () => ({ email: undefined, phone: undefined }),
]
