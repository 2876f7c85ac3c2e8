import { createHash } from 'node:crypto'
import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { filledAttributeLabels } from '@gable/shared/submissions/contact-attributes.ts'
import type { ContactCandidate } from '@gable/shared/submissions/match-contact.ts'
import { type Selectable, sql } from 'kysely'
import { findAddressElsewhere } from '../addresses/find-address-elsewhere.ts'
import type { PostalAddress } from '../addresses/queries.ts'
import type { Schema } from '../database/schema/schema.ts'
import { type RoutingRows, selectRouting } from '../lead-routing/routing-queries.ts'
import type { Db } from '../platform/database.ts'
import { opening, prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { IncomingSubmission } from './incoming-submission.ts'

type MatchCandidate = ContactCandidate & { ownerId: string | null; hasChanges: boolean }

/** Everything needed to validate and process one submission. */
export interface SubmissionContext {
  existing: { firstName: string; email: string; address: string | null } | null
  asset: {
    name: string
    type: string
    agent_id: string | null
    branding_id: string | null
    settings: Record<string, unknown>
  } | null
  /** The forms of the asset's current journey, in order. */
  forms: FormRow[]
  candidates: MatchCandidate[]
  /** The home at the address, if it is on record. */
  property: { id: string; address: string } | null
  postal: PostalAddress | null
  /** Null if no routing rule is on. */
  routing: RoutingRows | null
  hasActiveWebhooks: boolean
  /** Leads are reported to a vendor by the server. */
  hasConversions: boolean
  /** Custom attributes that the submission may fill. */
  attributes: Pick<AttributeDefinition, 'key' | 'label' | 'type' | 'choices'>[]
  /** Whose page the form was sent from; their contact and home are known whatever they typed. */
  owner?: { contactId: string; ownerId: string | null; propertyId: string } | undefined
}

type SubmissionKeys = Pick<IncomingSubmission, 'id' | 'subjectId' | 'shown' | 'tab' | 'address' | 'details'>

/**
 * One round trip, because a visitor is waiting; an address that this database does not know is asked of others. The most
 * recently active candidates come first.
 */
export async function getSubmissionContext(
  db: Db,
  scope: AccountScope,
  { id, subjectId, shown, tab, address, details: { email, phone } }: SubmissionKeys,
): Promise<SubmissionContext> {
  const { accountId } = scope
  const settings =
    shown?.variant === 'B'
      ? sql`coalesce((select t.settings from landing_page_split_tests t where t.account_id = ${accountId}
          and t.page_id = ${subjectId} and t.id = ${shown.testId}), settings)`
      : sql`settings`
  const { rows } = await sql<Omit<SubmissionContext, 'forms'> & { forms: FormJson[] }>`
    select
      (select json_build_object('firstName', details->>'firstName', 'email', details->>'email', 'address', address)
        from submissions where account_id = ${accountId} and id = ${id}) as existing,
      (select to_json(s) from (select name, type, active_agent_in(account_id, agent_id) as agent_id, branding_id, ${settings} as settings
        from assets where account_id = ${accountId} and id = ${subjectId}) s) as asset,
      (select coalesce(json_agg(f order by journey.n), '[]')
        from (select action->>'actionType' as kind, action->>'value' as value
          from assets, coalesce(${settings}->'tabs'->${tab}::int->'action', ${settings}->'action') as action
          where account_id = ${accountId} and id = ${subjectId}) action,
          unnest(case action.kind when 'FORM' then array[action.value] else (
            select form_ids::text[] from form_groups where account_id = ${accountId} and id::text = action.value
          ) end) with ordinality as journey(id, n)
        join forms f on f.account_id = ${accountId} and f.id::text = journey.id) as forms,
      (select coalesce(json_agg(p), '[]') from (
        select c.id, active_agent_in(c.account_id, c.owner_id) as "ownerId", c.first_name as "firstName", c.last_name as "lastName",
          c.archived_at is not null as "isArchived", by_email as "byEmail",
          c.archived_at is not null or c.first_name = '' or c.last_name = '' or c.email is null
            or not by_email or (${phone} <> '' and not by_phone) as "hasChanges"
        from (
          select contact_id, bool_or(by_email) as by_email, bool_or(not by_email) as by_phone from (
            select coalesce(found.merged_into, found.id) as contact_id, true as by_email
            from contact_emails e join contacts found on found.account_id = e.account_id and found.id = e.contact_id
            where e.account_id = ${accountId} and e.email = ${email}
            union all
            select contact_id, false from contact_phones
            where account_id = ${accountId} and phone_key = phone_key(${phone}) and ${phone} <> ''
          ) matches group by contact_id
        ) matched
        join contacts c on c.account_id = ${accountId} and c.id = matched.contact_id and c.merged_into is null
        order by c.last_activity_at desc nulls last, c.id limit 50) p) as candidates,
      (select json_build_object('id', id, 'address', full_address) from properties
        where account_id = ${accountId} and address_key = address_key(${address}) and ${address} <> '') as property,
      (select to_json(a) from (select full_address, door_number, street, city, state, zip, latitude, longitude
        from addresses where key = address_key(${address})) a) as postal,
      (select coalesce(json_agg(d), '[]') from (select key, label, type, choices from attribute_definitions
        where account_id = ${accountId} and entity = 'CONTACT' and archived_at is null
          and lower(trim(label)) = any(${Object.values(filledAttributeLabels)}::text[])) d) as attributes,
      ${selectRouting(scope)} as routing,
      exists (select from webhooks where account_id = ${accountId} and not is_paused) as "hasActiveWebhooks",
      exists (select from conversion_integrations where account_id = ${accountId} and is_on and token is not null)
        as "hasConversions" ${prepared}
  `.execute(db)
  const [row] = rows
  invariant(row, 'submission context select returned no row')
  const postal = row.postal ?? (await findAddressElsewhere(db, address)) ?? null
  return { ...row, postal, forms: row.forms.map(parseFormRow) }
}

/** A home on record and a known postal address are stored as they are, any other address as typed. */
export const getHomeAddress = ({ property, postal }: Pick<SubmissionContext, 'property' | 'postal'>, typed: string) =>
  property?.address ?? postal?.full_address ?? typed

type FormRow = Selectable<Schema['forms']>
type FormJson = Omit<FormRow, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string }

const parseFormRow = ({ created_at, updated_at, ...form }: FormJson): FormRow => ({
  ...form,
  created_at: new Date(created_at),
  updated_at: new Date(updated_at),
})

/**
 * Opens the account and takes advisory locks, so that processes run submissions with a common key one at a time. A lock
 * that takes too long ends the transaction, and the visitor's browser sends the submission again.
 */
export async function openAccountForSubmitter(db: Db, { accountId }: AccountScope, lockKeys: readonly string[]) {
  // In one order, so that two processes cannot deadlock. They travel with the next statement.
  const locks = [...new Set(lockKeys.map(toLockNumber))].sort((a, b) => (a < b ? -1 : 1))
  const calls = locks.map((lock) => sql`, pg_advisory_xact_lock(${sql.lit(lock)})`)
  await sql`set local lock_timeout = '5s';
    select set_config('gable.account_id', ${sql.lit(accountId)}, true)${sql.join(calls, sql``)} ${opening}`.execute(db)
}

/** The number of an advisory lock. */
export const toLockNumber = (key: string) =>
  BigInt.asUintN(63, createHash('sha256').update(key).digest().readBigInt64BE())
