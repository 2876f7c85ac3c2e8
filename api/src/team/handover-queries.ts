import { newId } from '@gable/shared/ids.ts'
import { openStages } from '@gable/shared/leads/stages.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export interface HandoverRow {
  id: string
  fromAgentId: string
  toAgentId: string | null
  startedBy: string | null
  contacts: number
  leads: number
}

/** Few rows, so they move with the deactivation. Private segments stay, for a member who may come back. */
export async function moveSettings(
  db: Db,
  { accountId }: AccountScope,
  { fromAgentId, toAgentId }: Pick<HandoverRow, 'fromAgentId' | 'toAgentId'>,
) {
  await sql`update account_settings set import_owner_id = ${toAgentId}::uuid
    where account_id = ${accountId} and import_owner_id = ${fromAgentId}`.execute(db)
  await sql`update owner_names set agent_id = ${toAgentId}::uuid
    where account_id = ${accountId} and agent_id = ${fromAgentId}`.execute(db)
  if (toAgentId)
    await sql`update segments set agent_id = ${toAgentId}
      where account_id = ${accountId} and agent_id = ${fromAgentId} and is_shared`.execute(db)
}

export async function insertHandover(
  db: Db,
  { accountId, agentId }: Scope,
  { fromAgentId, toAgentId }: Pick<HandoverRow, 'fromAgentId' | 'toAgentId'>,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('team_handovers')
    .values({ account_id: accountId, id, from_agent_id: fromAgentId, to_agent_id: toAgentId, started_by: agentId })
    .execute()
  return id
}

export const lockUnfinishedHandover = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
): Promise<HandoverRow | undefined> =>
  db
    .selectFrom('team_handovers')
    .select(['id', 'from_agent_id as fromAgentId', 'to_agent_id as toAgentId', 'started_by as startedBy'])
    .select(['contacts', 'leads'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Whether work is being moved from or to the agent right now. */
export async function isHandingOver(db: Db, { accountId }: AccountScope, agentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('team_handovers')
    .select('id')
    .where('account_id', '=', accountId)
    .where((is) => is.or([is('to_agent_id', '=', agentId), is('from_agent_id', '=', agentId)]))
    .where('finished_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const updateHandover = (
  db: Db,
  { accountId }: AccountScope,
  { id, contacts, leads, isFinished }: Pick<HandoverRow, 'id' | 'contacts' | 'leads'> & { isFinished: boolean },
) =>
  db
    .updateTable('team_handovers')
    .set({ contacts, leads, ...(isFinished && { finished_at: sql`now()` }) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

/** The newest hand-over from a member. */
export const getLastHandover = (db: Db, { accountId }: AccountScope, agentId: string) =>
  db
    .selectFrom('team_handovers as h')
    .leftJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'h.account_id').onRef('a.id', '=', 'h.to_agent_id'),
    )
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.display_name as toName', 'h.contacts', 'h.leads', 'h.finished_at as finishedAt'])
    .where('h.account_id', '=', accountId)
    .where('h.from_agent_id', '=', agentId)
    .orderBy('h.started_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const batchSize = 500

/** Moves the next contacts, archived ones too, and returns how many. They are locked by id, like everywhere. */
export async function moveContacts(
  db: Db,
  { accountId }: AccountScope,
  { fromAgentId, toAgentId }: HandoverRow,
): Promise<number> {
  const ofMember = (state: 'null' | 'not null') => sql`(select id from contacts
    where account_id = ${accountId} and owner_id = ${fromAgentId} and archived_at is ${sql.raw(state)}
    limit ${batchSize})`
  const { numAffectedRows } = await sql`
    with locked as (
      select id from contacts where account_id = ${accountId} and id in (${ofMember('null')} union all ${ofMember('not null')})
      order by id for no key update
    )
    update contacts set owner_id = ${toAgentId}::uuid, updated_at = clock_timestamp() from locked
    where contacts.account_id = ${accountId} and contacts.id = locked.id and contacts.owner_id = ${fromAgentId}`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

/**
 * Moves the next open leads and returns how many. Contacts are locked before their leads. An undo would bring the
 * former agent back, so it is gone.
 */
export async function moveLeads(
  db: Db,
  { accountId }: AccountScope,
  { fromAgentId, toAgentId }: HandoverRow,
): Promise<number> {
  const { rows } = await sql<{ id: string; contact_id: string }>`
    select id, contact_id from leads where account_id = ${accountId} and agent_id = ${fromAgentId}
      and stage = any(${[...openStages]}::text[]) limit ${batchSize}`.execute(db)
  if (rows.length === 0) return 0
  await sql`select from contacts where account_id = ${accountId} and id = any(${rows.map((row) => row.contact_id)}::uuid[])
    order by id for no key update`.execute(db)
  const { numAffectedRows } = await sql`
    update leads set agent_id = ${toAgentId}::uuid, undo = null
    where account_id = ${accountId} and id = any(${rows.map(({ id }) => id)}::uuid[]) and agent_id = ${fromAgentId}
      and stage = any(${[...openStages]}::text[])`.execute(db)
  return Number(numAffectedRows ?? 0)
}
