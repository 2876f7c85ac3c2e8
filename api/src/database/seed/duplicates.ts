import type { Db } from '../../platform/database.ts'
import { contactRows, timelineRows } from './contact-rows.ts'
import type { Contact } from './contacts.ts'
import { noteOn } from './notes.ts'
import { plantRows } from './plant-rows.ts'
import type { Setting } from './setting.ts'
import type { World } from './world.ts'

/** People whom somebody added once more: by another address, by an alias of it, or at the same home. */
export async function plantDuplicates(db: Db, account_id: string, setting: Setting, { contacts, now }: World) {
  const chance = setting.chanceOf('duplicates')
  const { calendar } = setting
  const known = contacts.filter(
    ({ email, phone, ownerships, archivedAt, arrival }) =>
      email && phone && ownerships.length > 0 && !archivedAt && !arrival.subject,
  )
  const twins = twinsOf.slice(0, Math.floor(known.length / 12)).map((differ, n) => {
    const original = known[Math.floor((known.length * (n + 1)) / (twinsOf.length + 1))] as Contact
    const createdAt = calendar.at(calendar.today - 9 + n, 600 + 37 * n)
    const again = { tags: ['Open house'], ownerships: [], isNonMarketing: false, interest: 0, archivedAt: undefined }
    const twin: Contact = { ...original, ...again, ...differ(original), id: chance.id(createdAt), createdAt }
    return { original, twin }
  })
  const happenings = twins.map(({ twin }, n) =>
    noteOn(setting, chance, calendar.at(calendar.today - 3 + (n % 2), 540 + 11 * n), aboutOf(twin), 'PASSING'),
  )
  const world: World = { now, leads: [], contacts: twins.map(({ twin }) => twin), happenings }
  await plantRows(db, 'contacts', contactRows(account_id, world))
  await plantRows(db, 'timeline_entries', timelineRows(account_id, world))
  await plantRows(
    db,
    'contact_properties',
    twins.flatMap(({ original, twin }) => {
      const property_id = original.ownerships[0]?.propertyId
      const isAtHome = twin.email === undefined && property_id !== undefined
      return isAtHome ? [{ account_id, contact_id: twin.id, property_id, created_at: twin.createdAt }] : []
    }),
  )
}

const aboutOf = (contact: Contact) => ({ contact, ownership: undefined, agent: contact.owner })

/** In what each differs from the one who is known already. */
const twinsOf: ((original: Contact) => Partial<Contact>)[] = [
  ({ firstName, lastName, email }) => ({
    firstName: `${firstName.slice(0, 1)}.`,
    lastName,
    email: email?.replace('@', '.home@'),
  }),
  ({ email }) => ({ email: email?.replace('@', '+openhouse@'), phone: undefined }),
  () => ({ email: undefined, phone: undefined }),
]
