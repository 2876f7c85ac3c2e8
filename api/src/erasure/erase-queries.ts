import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type Person, wordsOf } from './person-queries.ts'

/** Everything that is about a person and nobody else. What was counted stays counted. */
export async function deletePerson(db: Db, { accountId }: AccountScope, person: Person) {
  const { contactIds, emails, homeIds, tags } = person
  await sql`set local statement_timeout = '10min'`.execute(db)
  const own = sql`account_id = ${accountId} and contact_id = any(${contactIds}::uuid[])`
  const sent = sql`account_id = ${accountId} and (contact_id = any(${contactIds}::uuid[]) or lower(details->>'email') = any(${emails}::text[]))`
  await deleteDeliveries(db, accountId, contactIds, emails)
  await sql`delete from consents where ${own}`.execute(db)
  await sql`delete from submissions where ${sent}`.execute(db)
  await sql`update import_rows set ${forgotten} where ${own}`.execute(db)
  // Those who were merged go before whom they were merged into.
  await sql`update contacts set merged_into = null where account_id = ${accountId} and merged_into = any(${contactIds}::uuid[])`.execute(
    db,
  )
  await sql`delete from contacts where account_id = ${accountId} and id = any(${contactIds}::uuid[])`.execute(db)
  await sql`update mortgages set borrower_names = '{}' where account_id = ${accountId} and property_id = any(${homeIds}::uuid[])`.execute(
    db,
  )
  await deleteHomes(db, accountId, homeIds)
  await deleteTags(db, accountId, tags)
}

/** What was told to other systems carries ids of the person or of what they sent. */
const deleteDeliveries = (db: Db, accountId: string, contactIds: string[], emails: string[]) =>
  sql`
    with told as (
      select unnest(${contactIds}::uuid[])::text as word
      union select id::text from submissions where account_id = ${accountId} and contact_id = any(${contactIds}::uuid[])
      union select id::text from leads where account_id = ${accountId} and contact_id = any(${contactIds}::uuid[])
      union select unnest(${emails}::text[])
    )
    delete from webhook_deliveries d where account_id = ${accountId}
      and exists (select from told where strpos(lower(d.payload::text), told.word) > 0)`.execute(db)

/** Homes of nobody else, about which nothing else is known here. */
const deleteHomes = (db: Db, accountId: string, homeIds: string[]) =>
  sql`
    delete from properties p where account_id = ${accountId} and id = any(${homeIds}::uuid[])
      and not exists (select from contact_properties l where l.account_id = ${accountId} and l.property_id = p.id)
      and not exists (select from leads l where l.account_id = ${accountId} and l.property_id = p.id)
      and not exists (select from timeline_entries t where t.account_id = ${accountId} and t.property_id = p.id)
      and not exists (select from submissions s where s.account_id = ${accountId} and s.property_id = p.id)`.execute(db)

/** Tags that nobody bears any more may have been made for one person. */
const deleteTags = (db: Db, accountId: string, tags: string[]) =>
  sql`
    delete from contact_tags t where account_id = ${accountId} and name = any(${tags}::text[])
      and not exists (select from contacts c where c.account_id = ${accountId} and c.tags @> array[t.name])`.execute(db)

/** Files that may hold anybody: whose they are is not looked for in them. Answers of where they lie. */
export async function forgetFiles(db: Db, { accountId }: AccountScope, { emails, phones, names }: Person) {
  const { rows: files } = await sql<{ id: string; table: 'imports' | 'exports' }>`
    select id, 'imports' as table from imports where account_id = ${accountId}
    union all select id, 'exports' from exports where account_id = ${accountId} and state <> 'EXPIRED'`.execute(db)
  await sql`delete from imports where account_id = ${accountId} and state in ('UPLOADING', 'READY', 'CHECKING', 'CHECKED', 'FAILED')`.execute(
    db,
  )
  await sql`update imports set has_file = false, samples = '[]' where account_id = ${accountId}`.execute(db)
  await sql`
    update import_rows r set ${forgotten} from imports i
    where r.account_id = ${accountId} and i.account_id = ${accountId} and i.id = r.import_id and r.cells is not null
      and (i.state <> 'IMPORTING' or r.email = any(${emails}::text[])
        or r.phone_key in (select phone_key(phone) from unnest(${phones}::text[]) phone)
        or lower(btrim(r.first_name || ' ' || r.last_name)) in (select lower(name) from unnest(${names}::text[]) name))`.execute(
    db,
  )
  await sql`
    update exports set state = 'EXPIRED', wanted = case when wanted ? 'view'
      then jsonb_set(wanted, '{view}', '{"search": "", "filters": [], "columns": [], "isArchived": false}') else wanted end
    where account_id = ${accountId}`.execute(db)
  return files
}

const forgotten: RawBuilder<unknown> = sql`cells = null, first_name = '', last_name = '', email = null, phone_key = null,
  home_key = null, before = null, reason = case outcome when 'INVALID' then 'Refused' else reason end`

/** What is left is what others wrote about them. */
export const unsayPerson = (db: Db, person: Person) => sql`select unsay(${wordsOf(person)}::text[])`.execute(db)

/** Letters to people of the agency that speak of them and have not left. Answers of whom letters go to. */
export async function withdrawLetters(db: Db, { accountId }: AccountScope, person: Person): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select u.email from agents a join users u on u.id = a.user_id where a.account_id = ${accountId}`.execute(db)
  const receivers = rows.map(({ email }) => email)
  await sql`select withdraw_letters(${receivers}::text[], ${wordsOf(person)}::text[])`.execute(db)
  return receivers
}
