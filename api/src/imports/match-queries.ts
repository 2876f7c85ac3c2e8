import type { ReadRow } from '@gable/shared/imports/read-row.ts'
import { sql } from 'kysely'
import type { ImportedFields } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { homeKeyOf } from './home-key.ts'

/** A contact whom a row may mean, as they are now. */
export interface KnownContact extends ImportedFields {
  id: string
  created_at: Date | null
  unsubscribed_at: Date | null
  archived_at: Date | null
}

export interface Known {
  contacts: Map<string, KnownContact>
  byEmail: Map<string, string>
  byPhone: Map<string, string[]>
  byHome: Map<string, string[]>
  /** What was noted of them. */
  notes: Map<string, string[]>
}

/** By what people are looked for. */
export interface Looked {
  emails: string[]
  phoneKeys: string[]
  /** Those of whom nothing but name and address is said. */
  atHome: ReadRow[]
  notes: string[]
}

/** More than these share no telephone, unless it is an office's. */
const sharingMaximum = 5000

/** Everybody who is known by any of these, held until the transaction ends where they are about to be written to. */
export async function knownBy(
  db: Db,
  scope: AccountScope,
  { emails, phoneKeys, atHome, notes }: Looked,
  isHeld: boolean,
): Promise<Known> {
  const byEmail = await ownersOfEmails(db, scope, emails)
  const byPhone = await sharersOfPhones(db, scope, phoneKeys)
  const byHome = await peopleAtHomes(db, scope, atHome)
  const ids = [...new Set([...byEmail.values(), ...[...byPhone.values(), ...byHome.values()].flat()])]
  const rows = ids.length === 0 ? [] : await contactsOf(db, scope.accountId, ids, isHeld)
  const contacts = new Map(rows.map((row) => [row.id, row]))
  return { contacts, byEmail, byPhone, byHome, notes: await knownNotes(db, scope, ids, notes) }
}

async function ownersOfEmails(db: Db, { accountId }: AccountScope, emails: string[]) {
  if (emails.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('contact_emails')
    .select(['email', 'contact_id'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .execute()
  return new Map(rows.map(({ email, contact_id }) => [email, contact_id]))
}

async function sharersOfPhones(db: Db, { accountId }: AccountScope, phoneKeys: string[]) {
  if (phoneKeys.length === 0) return new Map<string, string[]>()
  const rows = await db
    .selectFrom('contact_phones')
    .select(['phone_key', 'contact_id'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`phone_key = any(${phoneKeys}::text[])`)
    .orderBy('created_at')
    .limit(sharingMaximum)
    .execute()
  return gathered(rows.map(({ phone_key, contact_id }) => [phone_key, contact_id]))
}

/** Those of the same name at the same address, by both. */
async function peopleAtHomes(db: Db, { accountId }: AccountScope, people: ReadRow[]) {
  const asked = people.flatMap((row) => (row.address ? [{ key: homeKeyOf(row), address: row.address.full }] : []))
  if (asked.length === 0) return new Map<string, string[]>()
  const { rows } = await sql<{ key: string; id: string; first_name: string; last_name: string; address: string }>`
    with asked as materialized (
      select key, address, address_key(address) as address_key
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (key text, address text)
    )
    select distinct asked.key, asked.address, c.id, c.first_name, c.last_name
    from asked join properties p on p.account_id = ${accountId} and p.address_key = asked.address_key
      join contact_properties l on l.account_id = ${accountId} and l.property_id = p.id
      join contacts c on c.account_id = ${accountId} and c.id = l.contact_id and c.merged_into is null`.execute(db)
  const isSo = ({ key, address: full, first_name, last_name }: (typeof rows)[number]) => {
    const address = { full, city: '', state: '', zip: '' }
    return homeKeyOf({ firstName: first_name, lastName: last_name, address }) === key
  }
  return gathered(rows.filter(isSo).map(({ key, id }) => [key, id]))
}

/** Which of these texts was noted of whom. */
async function knownNotes(db: Db, { accountId }: AccountScope, contactIds: string[], notes: string[]) {
  if (contactIds.length === 0 || notes.length === 0) return new Map<string, string[]>()
  const { rows } = await sql<{ contact_id: string; text: string }>`
    select contact_id, detail->>'text' as text from timeline_entries
    where account_id = ${accountId} and contact_id = any(${contactIds}::uuid[]) and event_group = 'NOTES'
      and detail->>'text' = any(${notes}::text[])`.execute(db)
  return gathered(rows.map(({ contact_id, text }) => [contact_id, text]))
}

function gathered(pairs: (readonly [string, string])[]): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const [key, value] of pairs) lists.set(key, [...(lists.get(key) ?? []), value])
  return lists
}

const contactsOf = (db: Db, accountId: string, ids: string[], isHeld: boolean): Promise<KnownContact[]> =>
  db
    .selectFrom('contacts')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'owner_id', 'source', 'tags', 'custom'])
    .select(['created_at', 'unsubscribed_at', 'unsubscribed_by', 'archived_at'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .$if(isHeld, (contacts) => contacts.forUpdate())
    .execute()
