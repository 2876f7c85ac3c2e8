import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { webhookFact } from '../enrolment/trigger-rules.ts'

/** How often the address of a workflow was replaced, counted from one. Undefined while it has none. */
export async function getGeneration(db: Db, { accountId }: AccountScope, flowId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('flow_hooks')
    .select('generation')
    .where('account_id', '=', accountId)
    .where('flow_id', '=', flowId)
    .executeTakeFirst()
  return row?.generation
}

interface HookRow {
  flowId: string
  generation: number
  hash: Buffer
}

/** Does nothing when another request created one. */
export const insertHook = (db: Db, { accountId }: AccountScope, { flowId, generation, hash }: HookRow) =>
  db
    .insertInto('flow_hooks')
    .values({ account_id: accountId, flow_id: flowId, generation, code_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const updateHook = (db: Db, { accountId }: AccountScope, { flowId, generation, hash }: HookRow) =>
  db
    .updateTable('flow_hooks')
    .set({ generation, code_hash: hash, created_at: new Date() })
    .where('account_id', '=', accountId)
    .where('flow_id', '=', flowId)
    .execute()

/**
 * Remembers the key of a request, and forgets those of yesterday. Returns whether it is new. A second request with the
 * key waits until the first one is committed.
 */
export async function insertRequestKey(
  db: Db,
  { accountId }: AccountScope,
  flowId: string,
  hash: Buffer,
): Promise<boolean> {
  await sql`delete from flow_hook_requests
    where account_id = ${accountId} and flow_id = ${flowId} and at < now() - interval '1 day'`.execute(db)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('flow_hook_requests')
    .values({ account_id: accountId, flow_id: flowId, key_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** As the triggers of the database do. Without a flow that reacts to it there is nothing to store. */
export const insertHookSignal = (db: Db, { accountId }: AccountScope, flowId: string, contactId: string) =>
  sql`
    insert into flow_signals (account_id, fact, contact_id, detail, wakes)
    select x.account_id, x.fact, ${contactId}::uuid, ${JSON.stringify({ flowId })}::jsonb,
      is_first_flow_signal(x.account_id)
    from flow_facts x where x.account_id = ${accountId} and x.fact = ${webhookFact}`.execute(db)

interface PhoneOwner {
  id: string
  firstName: string
  lastName: string
  isArchived: boolean
  byEmail: boolean
}

/** Active contacts with this phone number, the most recently active ones first. */
export async function listPhoneOwners(db: Db, { accountId }: AccountScope, phone: string): Promise<PhoneOwner[]> {
  const { rows } = await sql<PhoneOwner>`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", false as "isArchived", false as "byEmail"
    from contact_phones p join contacts c on c.account_id = ${accountId} and c.id = p.contact_id
    where p.account_id = ${accountId} and p.phone_key = phone_key(${phone}) and c.archived_at is null
    order by c.last_activity_at desc nulls last, c.id limit 50`.execute(db)
  return rows
}

/** Adds tags to a contact as far as there is room, and returns whether they lacked one. */
export async function addTags(
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
  tags: readonly string[],
  maximum: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update contacts set updated_at = clock_timestamp(),
      tags = (tags || array(select t from unnest(${tags}::text[]) with ordinality as given(t, n)
        where t <> all(tags) order by n))[1:greatest(${maximum}::int, cardinality(tags))]
    where account_id = ${accountId} and id = ${contactId} and not ${tags}::text[] <@ tags`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
