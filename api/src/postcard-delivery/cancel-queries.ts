import type { PostcardState } from '@gable/shared/postcards/piece.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Cancels the queued pieces of a broadcast that the printer was not asked for. Returns their ids. */
export async function cancelQueuedPieces(db: Db, { accountId }: AccountScope, broadcastId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update postcard_pieces set state = 'CANCELED', canceled_at = now(), claim_id = null, claimed_at = null, credits = 0
    where account_id = ${accountId} and broadcast_id = ${broadcastId} and state = 'QUEUED' and attempts = 0
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The printer may still stop these. */
export async function requestCancellations(db: Db, { accountId }: AccountScope, broadcastId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update postcard_pieces set cancel_requested_at = now()
    where account_id = ${accountId} and broadcast_id = ${broadcastId} and state = 'QUEUED' and attempts > 0`.execute(db)
  return Number(numAffectedRows ?? 0)
}

interface CancelingPiece {
  id: string
  state: 'QUEUED' | 'SUBMITTED'
  providerId: string | null
}

export async function listCancelingPieces(db: Db, { accountId }: AccountScope): Promise<CancelingPiece[]> {
  const { rows } = await sql<CancelingPiece>`
    select id, state, provider_id as "providerId" from postcard_pieces
    where account_id = ${accountId} and cancel_requested_at is not null and state = 'SUBMITTED'
    order by cancel_requested_at, id limit 100`.execute(db)
  return rows
}

/** Cancels what the printer was not asked for, and requests it for what the printer may still stop. */
export async function withdrawPieces(db: Db, { accountId }: AccountScope, contactIds: readonly string[]) {
  const { rows } = await sql<{ id: string; state: PostcardState; isRequested: boolean }>`
    update postcard_pieces p set
      state = case when state = 'QUEUED' and attempts = 0 then 'CANCELED' else state end,
      canceled_at = case when state = 'QUEUED' and attempts = 0 then now() else canceled_at end,
      credits = case when state = 'QUEUED' and attempts = 0 then 0 else credits end,
      cancel_requested_at = case when state = 'QUEUED' and attempts > 0 or state = 'SUBMITTED' and cancel_until > now()
        then coalesce(cancel_requested_at, now()) end
    where account_id = ${accountId} and contact_id = any(${contactIds}::uuid[])
    returning id, state, cancel_requested_at is not null as "isRequested"`.execute(db)
  return {
    all: rows.map(({ id }) => id),
    canceled: rows.filter(({ state }) => state === 'CANCELED').map(({ id }) => id),
    isRequested: rows.some(({ isRequested }) => isRequested),
  }
}
