import { sql } from 'kysely'
import { lockContacts } from '../contacts/lock-queries.ts'
import type { ContactRecord } from '../imports/match-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A contact with everything that is exchanged. */
export interface LocalPerson extends ContactRecord {
  emails: string[]
  phones: string[]
  addresses: { full: string; city: string; state: string; zip: string }[]
  updated_at: Date
}

/** Merged contacts are missing. Locks nothing. */
export async function listLocalPeople(
  db: Db,
  { accountId }: AccountScope,
  ids: readonly string[],
): Promise<Map<string, LocalPerson>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<LocalPerson>`
    select c.id, c.first_name, c.last_name, c.email, c.phone, c.owner_id, c.source, c.tags, c.custom, c.created_at,
      c.unsubscribed_at, c.unsubscribed_by, c.archived_at, c.updated_at,
      array(select e.email from contact_emails e where e.account_id = ${accountId} and e.contact_id = c.id order by 1) as emails,
      array(select p.phone from contact_phones p where p.account_id = ${accountId} and p.contact_id = c.id order by 1) as phones,
      (select coalesce(json_agg(json_build_object('full', h.full_address, 'city', h.city, 'state', h.state, 'zip', h.zip)), '[]')
        from contact_properties l join properties h on h.account_id = ${accountId} and h.id = l.property_id
        where l.account_id = ${accountId} and l.contact_id = c.id) as addresses
    from contacts c where c.account_id = ${accountId} and c.id = any(${ids}::uuid[]) and c.merged_into is null`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export interface RemovedMethod {
  contact_id: string
  text: string
}

export async function deleteEmails(db: Db, { accountId }: AccountScope, removed: readonly RemovedMethod[]) {
  if (removed.length === 0) return
  await sql`delete from contact_emails e using jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as r (contact_id uuid, text text)
    where e.account_id = ${accountId} and e.contact_id = r.contact_id and e.email = r.text`.execute(db)
}

export async function deletePhones(db: Db, { accountId }: AccountScope, removed: readonly RemovedMethod[]) {
  if (removed.length === 0) return
  await sql`delete from contact_phones p using jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as r (contact_id uuid, text text)
    where p.account_id = ${accountId} and p.contact_id = r.contact_id and p.phone_key = phone_key(r.text)`.execute(db)
}

/** Archives the contacts of people who are gone in the app. Returns their names. */
export async function archiveContacts(
  db: Db,
  scope: AccountScope,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const { accountId } = scope
  await lockContacts(db, scope, ids)
  const { rows } = await sql<{ id: string; name: string }>`
    update contacts set archived_at = now(), updated_at = clock_timestamp()
    where account_id = ${accountId} and id = any(${ids}::uuid[]) and archived_at is null
    returning id, full_name as name`.execute(db)
  return rows
}

export async function listContactNames(db: Db, { accountId }: AccountScope, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; name: string }>`select id, full_name as name from contacts
    where account_id = ${accountId} and id = any(${ids}::uuid[]) and archived_at is null`.execute(db)
  return rows
}

/** A contact to show as an example who is not in the app yet. */
export async function getExampleContact(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  tags: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from contacts c where c.account_id = ${accountId} and c.archived_at is null and c.merged_into is null
      and (c.email is not null or c.phone is not null)
      and (cardinality(${tags}::text[]) = 0 or c.tags && ${tags}::text[])
      and not exists (select from sync_links l
        where l.account_id = ${accountId} and l.app_id = ${appId} and l.contact_id = c.id)
    order by c.updated_at desc limit 1`.execute(db)
  return rows[0]?.id
}
