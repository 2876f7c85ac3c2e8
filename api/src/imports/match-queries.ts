import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import { sql } from 'kysely'
import type { ImportedContactColumns } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toNameAddressKey } from './name-address-key.ts'

/** The columns of a contact that an import reads and writes. */
export interface ContactRecord extends ImportedContactColumns {
  id: string
  created_at: Date | null
  unsubscribed_at: Date | null
  archived_at: Date | null
}

/** Contacts that rows may match, and their ids by each identifier. */
export interface ContactMatches {
  contacts: Map<string, ContactRecord>
  byEmail: Map<string, string>
  byPhone: Map<string, string[]>
  byNameAddress: Map<string, string[]>
  /** Existing notes of each contact that a row would repeat. */
  notes: Map<string, string[]>
}

export interface MatchQuery {
  emails: string[]
  phoneKeys: string[]
  /** Rows with neither an email nor a phone number. */
  nameAndAddressRows: ParsedRow[]
  notes: string[]
}

/** Limits the result if thousands of contacts share a number, such as an office does. */
const sharedPhonesMaximum = 5000

export async function findMatches(
  db: Db,
  scope: AccountScope,
  { emails, phoneKeys, nameAndAddressRows, notes }: MatchQuery,
  { forUpdate }: { forUpdate: boolean },
): Promise<ContactMatches> {
  const byEmail = await findByEmails(db, scope, emails)
  const byPhone = await findByPhones(db, scope, phoneKeys)
  const byNameAddress = await findByNamesAndAddresses(db, scope, nameAndAddressRows)
  const ids = [...new Set([...byEmail.values(), ...[...byPhone.values(), ...byNameAddress.values()].flat()])]
  const rows = ids.length === 0 ? [] : await listContacts(db, scope, ids, { forUpdate })
  const contacts = new Map(rows.map((row) => [row.id, row]))
  return { contacts, byEmail, byPhone, byNameAddress, notes: await findNotes(db, scope, ids, notes) }
}

async function findByEmails(db: Db, { accountId }: AccountScope, emails: string[]) {
  if (emails.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('contact_emails')
    .select(['email', 'contact_id'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .execute()
  return new Map(rows.map(({ email, contact_id }) => [email, contact_id]))
}

async function findByPhones(db: Db, { accountId }: AccountScope, phoneKeys: string[]) {
  if (phoneKeys.length === 0) return new Map<string, string[]>()
  const rows = await db
    .selectFrom('contact_phones')
    .select(['phone_key', 'contact_id'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`phone_key = any(${phoneKeys}::text[])`)
    .orderBy('created_at')
    .limit(sharedPhonesMaximum)
    .execute()
  return groupPairs(rows.map(({ phone_key, contact_id }) => [phone_key, contact_id]))
}

async function findByNamesAndAddresses(db: Db, { accountId }: AccountScope, people: ParsedRow[]) {
  const keys = people.flatMap((row) => (row.address ? [{ key: toNameAddressKey(row), address: row.address.full }] : []))
  if (keys.length === 0) return new Map<string, string[]>()
  const { rows } = await sql<{ key: string; id: string; first_name: string; last_name: string; address: string }>`
    with people as materialized (
      select key, address, address_key(address) as address_key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as a (key text, address text)
    )
    select distinct people.key, people.address, c.id, c.first_name, c.last_name
    from people join properties p on p.account_id = ${accountId} and p.address_key = people.address_key
      join contact_properties l on l.account_id = ${accountId} and l.property_id = p.id
      join contacts c on c.account_id = ${accountId} and c.id = l.contact_id and c.merged_into is null`.execute(db)
  const hasSameName = ({ key, address: full, first_name, last_name }: (typeof rows)[number]) => {
    const address = { full, city: '', state: '', zip: '' }
    return toNameAddressKey({ firstName: first_name, lastName: last_name, address }) === key
  }
  return groupPairs(rows.filter(hasSameName).map(({ key, id }) => [key, id]))
}

/** The given notes that already exist, by contact. */
async function findNotes(db: Db, { accountId }: AccountScope, contactIds: string[], notes: string[]) {
  if (contactIds.length === 0 || notes.length === 0) return new Map<string, string[]>()
  const { rows } = await sql<{ contact_id: string; text: string }>`
    select contact_id, detail->>'text' as text from timeline_entries
    where account_id = ${accountId} and contact_id = any(${contactIds}::uuid[]) and event_group = 'NOTES'
      and detail->>'text' = any(${notes}::text[])`.execute(db)
  return groupPairs(rows.map(({ contact_id, text }) => [contact_id, text]))
}

function groupPairs(pairs: (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}

const listContacts = (
  db: Db,
  { accountId }: AccountScope,
  ids: string[],
  { forUpdate }: { forUpdate: boolean },
): Promise<ContactRecord[]> =>
  db
    .selectFrom('contacts')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'owner_id', 'source', 'tags', 'custom'])
    .select(['created_at', 'unsubscribed_at', 'unsubscribed_by', 'archived_at'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .$if(forUpdate, (contacts) => contacts.forNoKeyUpdate())
    .execute()
