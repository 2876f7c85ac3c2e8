import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import type { ListColumn } from '@gable/shared/exports/contact-columns.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { AdClick } from '@gable/shared/traffic/click-ids.ts'
import { sql } from 'kysely'
import { selectContactRows, toContactRow } from '../contacts/row-queries.ts'
import { type ResolvedContactQuery, selectContacts } from '../contacts/selection-queries.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

const pageSize = 1000

/** Streams the matching contacts by id. Each page has its own transaction. */
export async function* streamContacts(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
): AsyncGenerator<ExportedContact[]> {
  let lastId = ''
  for (;;) {
    const page = await withAccount(db, scope, (db) => listContactsAfter(db, scope, query, lastId))
    yield page
    if (page.length < pageSize) return
    lastId = page.at(-1)?._id ?? lastId
  }
}

async function listContactsAfter(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
  lastId: string,
): Promise<ExportedContact[]> {
  const matches = await selectContacts(db, scope, query)
    .$if(lastId !== '', (contacts) => contacts.where('c.id', '>', lastId))
    .select('c.id')
    .orderBy('c.id')
    .limit(pageSize)
    .execute()
  const pageIds = matches.map(({ id }) => id)
  if (pageIds.length === 0) return []
  const rows = await selectContactRows(db, scope, sql`c.id = any(${pageIds}::uuid[])`).orderBy('c.id').execute()
  const details = await listDetails(db, scope, pageIds)
  return rows.map((row) => ({ ...toContactRow(row), ...(details.get(row.id) ?? noDetails) }))
}

/** A contact with everything that lists shorten. */
export interface ExportedContact extends ContactRow, ContactDetails {}

interface ContactDetails {
  otherEmails: string[]
  otherPhones: string[]
  addresses: string[]
  /** The numbers that may be texted, and those that opted out. */
  textAgreed: string[]
  textOptOut: string[]
  /** The clicks on ads that led to their first and most recent submission. */
  firstClick: AdClick | null
  lastClick: AdClick | null
}

const noDetails: ContactDetails = {
  otherEmails: [],
  otherPhones: [],
  addresses: [],
  textAgreed: [],
  textOptOut: [],
  firstClick: null,
  lastClick: null,
}

async function listDetails(db: Db, { accountId }: AccountScope, ids: string[]): Promise<Map<string, ContactDetails>> {
  const numbersWithPermission = (state: 'IN' | 'OUT') => sql`
      array(select k.phone from contact_phones k
          join text_permissions t on t.account_id = ${accountId} and t.phone_key = k.phone_key
        where k.account_id = ${accountId} and k.contact_id = c.id and t.state = ${state} order by k.created_at, k.phone)`
  const { rows } = await sql<ContactDetails & { id: string }>`
    select c.id, c.first_click as "firstClick", c.last_click as "lastClick",
      array(select email from contact_emails e where e.account_id = ${accountId} and e.contact_id = c.id
        and e.email is distinct from c.email order by e.created_at desc, e.email) as "otherEmails",
      array(select phone from contact_phones p where p.account_id = ${accountId} and p.contact_id = c.id
        and p.phone_key is distinct from phone_key(c.phone) order by p.created_at desc, p.phone) as "otherPhones",
      array(select p.full_address from contact_properties l
        join properties p on p.account_id = ${accountId} and p.id = l.property_id
        where l.account_id = ${accountId} and l.contact_id = c.id
        order by l.claimed_at is null, l.created_at, p.id) as addresses,
      ${numbersWithPermission('IN')} as "textAgreed", ${numbersWithPermission('OUT')} as "textOptOut"
    from contacts c where c.account_id = ${accountId} and c.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...details }) => [id, details]))
}

/** How many columns the lists of these contacts need. */
export async function getListLengths(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
): Promise<Record<ListColumn, number>> {
  const ids = selectContacts(db, scope, query).select('c.id')
  const longestIn = (table: string, condition = sql`true`) => sql<number>`(select coalesce(max(number), 0)::int from (
    select count(*) as number from ${sql.table(table)} t
      join contacts c on c.account_id = ${scope.accountId} and c.id = t.contact_id
    where t.account_id = ${scope.accountId} and t.contact_id in (select id from matching) and ${condition}
    group by t.contact_id) counts)`
  const { rows } = await sql<Record<ListColumn, number>>`
    with matching as materialized (${ids})
    select ${longestIn('contact_emails', sql`t.email is distinct from c.email`)} as "otherEmails",
      ${longestIn('contact_phones', sql`t.phone_key is distinct from phone_key(c.phone)`)} as "otherPhones",
      ${longestIn('contact_properties')} as address`.execute(db)
  const [row] = rows
  invariant(row, 'list lengths returned no row')
  return row
}
