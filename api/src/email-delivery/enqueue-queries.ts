import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { PieceRequest } from './enqueue-pieces.ts'
import { type HoldRules, holdReasonSql } from './hold-queries.ts'

/** Inserts the pieces of a request in one statement, with the reason of each that is held. */
export async function insertPieces(
  db: Db,
  scope: AccountScope,
  { contentId, version, occasion, broadcastId, flow, agentId, contacts }: PieceRequest,
  rules: HoldRules,
  dueAt: Date,
): Promise<{ queued: number; held: number }> {
  const { accountId } = scope
  const { rows } = await sql<{ queued: number; held: number }>`
    with requested as (
      select distinct on (contact_id) *
      from unnest(${contacts.map(() => newId())}::uuid[], ${contacts.map(({ contactId }) => contactId)}::uuid[],
        ${contacts.map(({ propertyId }) => propertyId)}::uuid[],
        ${contacts.map((contact) => contact.occasion ?? occasion)}::text[]) as r(id, contact_id, property_id, occasion)
      order by contact_id, id
    ),
    judged as (
      select r.id, c.id as contact_id, r.property_id, r.occasion, coalesce(c.owner_id, ${agentId ?? null}::uuid) as agent_id,
        coalesce(c.email, '') as email, ${holdReasonSql(scope, rules)} as hold_reason
      from requested r join contacts c on c.account_id = ${accountId} and c.id = r.contact_id
    ),
    inserted as (
      insert into email_pieces (account_id, id, kind, content_id, version, occasion, broadcast_id, flow_id,
        flow_step_id, contact_id, property_id, agent_id, to_email, state, hold_reason, due_at)
      select ${accountId}, id, 'MARKETING', ${contentId}, ${version}, occasion, ${broadcastId ?? null},
        ${flow?.flowId ?? null}::uuid, ${flow?.stepId ?? null}::text, contact_id, property_id, agent_id, email, case when hold_reason is null then 'QUEUED' else 'HELD' end, hold_reason, ${dueAt}
      from judged order by id
      on conflict (account_id, content_id, contact_id, occasion) do nothing
      returning state
    )
    select count(*) filter (where state = 'QUEUED')::int as queued, count(*) filter (where state = 'HELD')::int as held
    from inserted`.execute(db)
  return rows[0] ?? { queued: 0, held: 0 }
}

export async function getTimeZone(db: Db, { accountId }: AccountScope): Promise<string> {
  const { time_zone } = await db
    .selectFrom('agencies')
    .select('time_zone')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return time_zone
}
