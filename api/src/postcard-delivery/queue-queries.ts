import { defaultDailyLimit } from '@gable/shared/postcards/daily-limit.ts'
import type { PostcardRecipient, PostcardSender } from '@gable/shared/postcards/postcard-context.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { currentHoldReason } from './hold-reason-queries.ts'

export async function getDailyLimit(db: Db, { accountId }: AccountScope): Promise<number> {
  const row = await db
    .selectFrom('postcard_settings')
    .select('daily_limit')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.daily_limit ?? defaultDailyLimit
}

/** Everyone who plans or takes from the queue of the account holds this lock. It comes after contacts, before pieces. */
export async function lockDailyLimit(db: Db, { accountId }: AccountScope): Promise<number> {
  const { rows } = await sql<{ daily_limit: number }>`
    insert into postcard_settings as s (account_id) values (${accountId})
    on conflict (account_id) do update set daily_limit = s.daily_limit returning daily_limit`.execute(db)
  return rows[0]?.daily_limit ?? defaultDailyLimit
}

export const storeDailyLimit = (db: Db, { accountId }: AccountScope, limit: number) =>
  db.updateTable('postcard_settings').set({ daily_limit: limit }).where('account_id', '=', accountId).execute()

/** Gives each queued piece its day, in order. */
export const planQueue = (db: Db, { accountId }: AccountScope, { today, limit }: { today: string; limit: number }) =>
  sql`
    with used as (
      select least(count(*), ${limit}::int) as count from postcard_pieces
      where account_id = ${accountId} and submitted_on = ${today}
    ), planned as (
      select p.id, ${today}::date + ((used.count + row_number() over (order by p.position) - 1) / ${limit}::int)::int as day
      from postcard_pieces p cross join used where p.account_id = ${accountId} and p.state = 'QUEUED'
    )
    update postcard_pieces p set due_on = planned.day from planned
    where p.account_id = ${accountId} and p.id = planned.id and p.due_on <> planned.day`.execute(db)

interface QueueState {
  /** What the limit still allows today. */
  room: number
  queued: number
}

export async function getQueueState(
  db: Db,
  { accountId }: AccountScope,
  { today, limit }: { today: string; limit: number },
): Promise<QueueState> {
  const { rows } = await sql<{ taken: number; queued: number }>`
    select (select count(*)::int from postcard_pieces where account_id = ${accountId} and submitted_on = ${today})
        + (select count(*)::int from postcard_pieces
          where account_id = ${accountId} and state = 'QUEUED' and claim_id is not null) as taken,
      (select count(*)::int from postcard_pieces where account_id = ${accountId} and state = 'QUEUED') as queued
  `.execute(db)
  const { taken = 0, queued = 0 } = rows[0] ?? {}
  return { room: Math.max(0, limit - taken), queued }
}

/** A piece that this worker sends to the printer. Nobody else may until it is finished, released or recovered. */
export interface ClaimedPiece {
  id: string
  claimId: string
  contentId: string
  version: number
  variationId: string | null
  title: string
  broadcastId: string | null
  contactId: string
  propertyId: string | null
  agentId: string | null
  /** Of an earlier attempt. */
  sender: PostcardSender | null
  recipient: PostcardRecipient | null
  attempts: number
}

/** Claims the first pieces of the queue. Those of a paused broadcast wait. */
export async function claimPieces(
  db: Db,
  { accountId }: AccountScope,
  { claimId, limit }: { claimId: string; limit: number },
): Promise<ClaimedPiece[]> {
  const { rows } = await sql<ClaimedPiece>`
    with next as (
      select id from postcard_pieces where account_id = ${accountId} and state = 'QUEUED' and claim_id is null
        and (retry_at is null or retry_at <= now())
        and (broadcast_id is null or broadcast_id not in (
          select id from broadcasts where account_id = ${accountId} and state = 'PAUSED'))
      order by position limit ${limit} for update skip locked
    ), claimed as (
      update postcard_pieces p set claim_id = ${claimId}, claimed_at = now()
      from next where p.account_id = ${accountId} and p.id = next.id returning p.*
    )
    select p.id, p.claim_id as "claimId", p.content_id as "contentId", p.version, v.variation_id as "variationId",
      c.title, p.broadcast_id as "broadcastId", p.contact_id as "contactId", p.property_id as "propertyId",
      p.agent_id as "agentId", p.sender, p.recipient, p.attempts
    from claimed p
      join contents c on c.account_id = ${accountId} and c.id = p.content_id
      join content_versions v on v.account_id = ${accountId} and v.content_id = p.content_id and v.version = p.version
    order by p.position`.execute(db)
  return rows
}

/**
 * Holds claimed pieces whose contacts may not get them any more: much can happen until the day of a postcard. What a
 * printer was asked for before is left alone. Returns the ids.
 */
export async function holdClaimedPieces(db: Db, scope: AccountScope, claimId: string): Promise<string[]> {
  const { accountId } = scope
  const { rows } = await sql<{ id: string }>`
    with evaluated as (
      select p.id, ${currentHoldReason(scope)} as reason
      from postcard_pieces p
        left join contacts c on c.account_id = p.account_id and c.id = p.contact_id
        left join properties home on home.account_id = p.account_id and home.id = p.property_id
          and exists (select from contact_properties l
            where l.account_id = p.account_id and l.contact_id = p.contact_id and l.property_id = home.id)
      where p.account_id = ${accountId} and p.state = 'QUEUED' and p.claim_id = ${claimId} and p.attempts = 0
    )
    update postcard_pieces p set state = 'HELD', hold_reason = evaluated.reason, claim_id = null, claimed_at = null, credits = 0
    from evaluated where p.account_id = ${accountId} and p.id = evaluated.id and evaluated.reason is not null
    returning p.id`.execute(db)
  return rows.map(({ id }) => id)
}

interface StartedPiece {
  id: string
  claimId: string
  address: string
  sender: PostcardSender
  recipient: PostcardRecipient
  codeHash: Buffer
}

/**
 * Writes right before the printer is asked that it is, and with what. False when the piece was recovered from a worker
 * that seemed dead, or canceled.
 */
export async function markStarted(
  db: Db,
  { accountId }: AccountScope,
  { id, claimId, address, sender, recipient, codeHash }: StartedPiece,
): Promise<boolean> {
  const { rows } = await sql`
    update postcard_pieces p set attempt_started_at = now(), attempts = p.attempts + 1, claimed_at = now(),
      address = ${address}, sender = ${JSON.stringify(sender)}::jsonb, recipient = ${JSON.stringify(recipient)}::jsonb, code_hash = ${codeHash}
    where p.account_id = ${accountId} and p.id = ${id} and p.claim_id = ${claimId} and p.state = 'QUEUED'
    returning p.id`.execute(db)
  return rows.length > 0
}

/** Gives claimed pieces back that the printer was not asked for. */
export const releasePieces = (db: Db, { accountId }: AccountScope, claimId: string) =>
  sql`
    update postcard_pieces set claim_id = null, claimed_at = null
    where account_id = ${accountId} and state = 'QUEUED' and claim_id = ${claimId}`.execute(db)

/** No request to a printer takes this long, so the worker that claimed it must have died. */
const claimTimeout = sql`interval '6 minutes'`

/** Frees what dead workers had claimed. Whether the printer has it is looked up before the next attempt. */
export const recoverPieces = (db: Db, { accountId }: AccountScope) =>
  sql`
    update postcard_pieces set claim_id = null, claimed_at = null
    where account_id = ${accountId} and state = 'QUEUED' and claimed_at < now() - ${claimTimeout}`.execute(db)

/** When the next piece may be tried again, later than now. */
export async function getNextRetry(db: Db, { accountId }: AccountScope): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(retry_at) as at from postcard_pieces
    where account_id = ${accountId} and state = 'QUEUED' and retry_at > now()`.execute(db)
  return rows[0]?.at ?? undefined
}

/** Accounts with something to print or to cancel. Reads all accounts, so it needs the owner's connection. */
export async function listAccountsWithPostcards(db: Db): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select a.account_id as "accountId" from agencies a
    where exists (select from postcard_pieces p where p.account_id = a.account_id and p.state = 'QUEUED')
      or exists (select from postcard_pieces p where p.account_id = a.account_id and p.cancel_requested_at is not null)
  `.execute(db)
  return rows.map(({ accountId }) => accountId)
}
