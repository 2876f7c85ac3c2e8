import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { PieceRequest } from '../email-delivery/enqueue-pieces.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { withHoldReasons } from './hold-reason-queries.ts'

interface InsertedPiece {
  id: string
  state: 'QUEUED' | 'HELD'
}

/** Inserts the pieces of a request in one statement, with the reason of each that is held. Returns the new ones in order. */
export async function insertPieces(
  db: Db,
  scope: AccountScope,
  { contentId, version, occasion, broadcastId, flow, agentId, contacts }: PieceRequest,
  { today, price }: { today: string; price: number },
): Promise<InsertedPiece[]> {
  const { accountId } = scope
  // In the order of the queue, in which lists by id then are too.
  const ids = contacts.map(() => newId()).sort()
  const rules = { contentId, version, occasion, skipsRepeats: broadcastId !== undefined, ...(flow && { flow }) }
  const { rows } = await sql<InsertedPiece>`
    with requested as (
      select distinct on (contact_id) *
      from unnest(${ids}::uuid[], ${contacts.map(({ contactId }) => contactId)}::uuid[],
        ${contacts.map(({ propertyId }) => propertyId)}::uuid[],
        ${contacts.map((contact) => contact.occasion ?? occasion)}::text[])
        with ordinality as r(id, contact_id, property_id, occasion, place)
      order by contact_id, place
    ), ${withHoldReasons(scope, rules)}, inserted as (
      insert into postcard_pieces (account_id, id, content_id, version, occasion, broadcast_id, flow_id,
        flow_step_id, contact_id, property_id, agent_id, address, household, state, hold_reason, due_on, credits)
      select ${accountId}, id, ${contentId}, ${version}, occasion, ${broadcastId ?? null}, ${flow?.flowId ?? null}::uuid,
        ${flow?.stepId ?? null}::text, contact_id, home_id,
        coalesce(owner_id, ${agentId ?? null}::uuid), address, household,
        case when reason is null then 'QUEUED' else 'HELD' end, reason, ${today},
        case when reason is null then ${price}::int else 0 end
      from placed order by place
      on conflict (account_id, contact_id, content_id, occasion) do nothing
      returning id, state
    )
    select i.id, i.state from inserted i join requested r on r.id = i.id order by r.place`.execute(db)
  return rows
}

/** Holds queued pieces for which there are no credits. */
export const holdForCredits = (db: Db, { accountId }: AccountScope, ids: readonly string[]) =>
  sql`
    update postcard_pieces set state = 'HELD', hold_reason = 'NOT_ENOUGH_CREDITS', credits = 0
    where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(db)
