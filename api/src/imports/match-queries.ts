import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { createNameMatcher } from '@gable/shared/submissions/match-contact.ts'
import { sql } from 'kysely'
import type { ImportedContactColumns } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toNameAddressKey } from './name-address-key.ts'
import { findTextOptOuts } from './text-opt-out-queries.ts'

/** The columns of a contact that an import reads and writes. */
export interface ContactRecord extends ImportedContactColumns {
  id: string
  language: Language | null
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
  /** Addresses of each contact that a row would repeat. */
  addressKeys: Map<string, string[]>
  /** Existing notes of each contact that a row would repeat. */
  notes: Map<string, string[]>
  /** Numbers, as keys, that opted out of texts. */
  textOptOuts: Set<string>
}

export interface MatchQuery {
  contactIds: string[]
  addressKeys: string[]
  emails: string[]
  /** The people of each phone number. */
  peopleByPhone: Map<string, Pick<ParsedRow, 'firstName' | 'lastName'>[]>
  /** Rows with neither an email nor a phone number. */
  nameAndAddressRows: ParsedRow[]
  notes: string[]
  /** Keys of numbers that rows opt out of texts. */
  textOptOuts: string[]
}

export async function findMatches(
  db: Db,
  scope: AccountScope,
  { contactIds, emails, peopleByPhone, addressKeys, nameAndAddressRows, notes, textOptOuts }: MatchQuery,
  { forUpdate }: { forUpdate: boolean },
): Promise<ContactMatches> {
  const byEmail = await findByEmails(db, scope, emails)
  const byPhone = await findByPhones(db, scope, peopleByPhone)
  const byNameAddress = await findByNamesAndAddresses(db, scope, nameAndAddressRows)
  const ids = [
    ...new Set([...contactIds, ...byEmail.values(), ...[...byPhone.values(), ...byNameAddress.values()].flat()]),
  ]
  const rows = ids.length === 0 ? [] : await listContacts(db, scope, ids, { forUpdate })
  const contacts = new Map(rows.map((row) => [row.id, row]))
  for (const [key, id] of await listPhones(db, scope, ids, [...peopleByPhone.keys()]))
    byPhone.set(key, [...new Set([...(byPhone.get(key) ?? []), id])])
  return {
    contacts,
    byEmail,
    byPhone,
    byNameAddress,
    addressKeys: await findAddressKeys(db, scope, ids, addressKeys),
    notes: await findNotes(db, scope, ids, notes),
    textOptOuts: await findTextOptOuts(db, scope, textOptOuts),
  }
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

/**
 * Leaves out contacts whose name excludes a match, because thousands may share the number of an office. Reads them in
 * pages.
 */
async function findByPhones(db: Db, { accountId }: AccountScope, peopleByPhone: MatchQuery['peopleByPhone']) {
  const matchers = new Map([...peopleByPhone].map(([key, people]) => [key, createNameMatcher(people)]))
  const phoneKeys = [...peopleByPhone.keys()]
  const pairs: [string, string][] = []
  for (let [lastKey, lastId] = ['', nilId], hasMore = phoneKeys.length > 0; hasMore; ) {
    const { rows } = await sql<{ phone_key: string; contact_id: string; first_name: string; last_name: string }>`
      select p.phone_key, p.contact_id, c.first_name, c.last_name
      from contact_phones p join contacts c on c.account_id = ${accountId} and c.id = p.contact_id
      where p.account_id = ${accountId} and p.phone_key = any(${phoneKeys}::text[])
        and (p.phone_key, p.contact_id) > (${lastKey}, ${lastId}::uuid)
      order by p.phone_key, p.contact_id limit ${phonePageSize}`.execute(db)
    for (const { phone_key, contact_id, first_name, last_name } of rows)
      if (matchers.get(phone_key)?.({ firstName: first_name, lastName: last_name })) pairs.push([phone_key, contact_id])
    const last = rows.at(-1)
    hasMore = rows.length === phonePageSize
    if (last) [lastKey, lastId] = [last.phone_key, last.contact_id]
  }
  return groupPairs(pairs)
}

const phonePageSize = 10_000
const nilId = '00000000-0000-0000-0000-000000000000'

/** Which of the numbers these contacts have, whatever their names. */
async function listPhones(
  db: Db,
  { accountId }: AccountScope,
  contactIds: string[],
  phoneKeys: string[],
): Promise<[string, string][]> {
  if (contactIds.length === 0 || phoneKeys.length === 0) return []
  const rows = await db
    .selectFrom('contact_phones')
    .select(['phone_key', 'contact_id'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`contact_id = any(${contactIds}::uuid[])`)
    .where(sql<boolean>`phone_key = any(${phoneKeys}::text[])`)
    .execute()
  return rows.map(({ phone_key, contact_id }) => [phone_key, contact_id])
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

/** The given addresses that contacts already have. */
async function findAddressKeys(db: Db, { accountId }: AccountScope, contactIds: string[], addressKeys: string[]) {
  if (contactIds.length === 0 || addressKeys.length === 0) return new Map<string, string[]>()
  const { rows } = await sql<{ contact_id: string; address_key: string }>`
    select l.contact_id, p.address_key from contact_properties l
      join properties p on p.account_id = ${accountId} and p.id = l.property_id
    where l.account_id = ${accountId} and l.contact_id = any(${contactIds}::uuid[])
      and p.address_key = any(${addressKeys}::text[])`.execute(db)
  return groupPairs(rows.map(({ contact_id, address_key }) => [contact_id, address_key]))
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
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
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
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'owner_id', 'source', 'language', 'tags', 'custom'])
    .select(['created_at', 'unsubscribed_at', 'unsubscribed_by', 'archived_at'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .$if(forUpdate, (contacts) => contacts.forNoKeyUpdate())
    .execute()
