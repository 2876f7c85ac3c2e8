import type { KnownPerson } from '@gable/shared/submissions/recognise.ts'
import { type Selectable, sql } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Arrival } from './arrival.ts'

export type Person = KnownPerson & { ownerId: string | null; hasNews: boolean }

/** Where it is, in the parts that the post knows. */
export type PostalAddress = Omit<Selectable<Schema['addresses']>, 'key' | 'street_key' | 'door_key'>

/** All that must be known to decide about one submission. */
export interface Circumstances {
  stored: { firstName: string; address: string | null } | null
  subject: {
    name: string
    type: string
    agent_id: string | null
    branding_id: string | null
    settings: Record<string, unknown>
  } | null
  /** Those that the subject leads through now, in order. */
  forms: FormRow[]
  people: Person[]
  homeId: string | null
  postal: PostalAddress | null
  isListenedTo: boolean
}

type Asking = Pick<Arrival, 'id' | 'subjectId' | 'tab' | 'address' | 'details'>

/** One statement for all of it: a visitor is waiting. Those whom the agency was last in touch with come first. */
export async function readCircumstances(
  db: Db,
  { accountId }: AccountScope,
  { id, subjectId, tab, address, details: { email, phone } }: Asking,
): Promise<Circumstances> {
  const { rows } = await sql<Omit<Circumstances, 'forms'> & { forms: FormAsJson[] }>`
    select
      (select json_build_object('firstName', details->>'firstName', 'address', address)
        from submissions where account_id = ${accountId} and id = ${id}) as stored,
      (select to_json(s) from (select name, type, agent_id, branding_id, settings
        from subjects where account_id = ${accountId} and id = ${subjectId}) s) as subject,
      (select coalesce(json_agg(f order by led.n), '[]')
        from (select action->>'actionType' as kind, action->>'value' as value
          from subjects, coalesce(settings->'tabs'->${tab}::int->'action', settings->'action') as action
          where account_id = ${accountId} and id = ${subjectId}) action,
          unnest(case action.kind when 'FORM' then array[action.value] else (
            select form_ids::text[] from form_groups where account_id = ${accountId} and id::text = action.value
          ) end) with ordinality as led(id, n)
        join forms f on f.account_id = ${accountId} and f.id::text = led.id) as forms,
      (select coalesce(json_agg(p), '[]') from (
        select c.id, c.owner_id as "ownerId", c.first_name as "firstName", c.last_name as "lastName",
          c.archived_at is not null as "isArchived", by_email as "byEmail",
          c.archived_at is not null or c.first_name = '' or c.last_name = '' or c.email is null
            or not by_email or (${phone} <> '' and not by_phone) as "hasNews"
        from (
          select contact_id, bool_or(by_email) as by_email, bool_or(not by_email) as by_phone from (
            select coalesce(known.merged_into, known.id) as contact_id, true as by_email
            from contact_emails e join contacts known on known.account_id = e.account_id and known.id = e.contact_id
            where e.account_id = ${accountId} and e.email = ${email}
            union all
            select contact_id, false from contact_phones
            where account_id = ${accountId} and phone_key = phone_key(${phone}) and ${phone} <> ''
          ) known group by contact_id
        ) known
        join contacts c on c.account_id = ${accountId} and c.id = known.contact_id and c.merged_into is null
        order by c.last_activity_at desc nulls last, c.id limit 50) p) as people,
      (select id from properties where account_id = ${accountId} and address_key = address_key(${address})
        and ${address} <> '') as "homeId",
      (select to_json(known) from (select full_address, door_number, street, city, state, zip, latitude, longitude
        from addresses where key = address_key(${address})) known) as postal,
      exists (select from webhooks where account_id = ${accountId} and not is_paused) as "isListenedTo"
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a table answers one row')
  return { ...row, forms: row.forms.map(rowOfJson) }
}

type FormRow = Selectable<Schema['forms']>
type FormAsJson = Omit<FormRow, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string }

const rowOfJson = ({ created_at, updated_at, ...form }: FormAsJson): FormRow => ({
  ...form,
  created_at: new Date(created_at),
  updated_at: new Date(updated_at),
})

/**
 * Opens the account to one at a time of those who send the same thing, or come with the same e-mail or number: what
 * two of them do at once comes out as if one had come after the other.
 */
export async function openInTurn(
  db: Db,
  { accountId }: AccountScope,
  { id, details }: Pick<Arrival, 'id' | 'details'>,
) {
  const names = [id, details.email, details.phone.replace(/\D/g, '')].filter((name) => name !== '')
  await sql`
    select set_config('gable.account_id', ${accountId}, true), count(pg_advisory_xact_lock(key)) from (
      select distinct hashtextextended(${accountId} || name, 0) as key from unnest(${names}::text[]) as name order by 1
    ) as turns
  `.execute(db)
}
