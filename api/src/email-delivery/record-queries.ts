import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { SendOutcome } from './send-outcome.ts'

/** An email that was handed over, or not, and what became of it. */
export interface FinishedPiece {
  id: string
  claimId: string
  contactId: string | null
  propertyId: string | null
  agentId: string | null
  contentId: string | null
  variationId: string | null
  broadcastId: string | null
  flowId: string | null
  toEmail: string
  subject: string
  attempts: number
  outcome: SendOutcome
}

/** Locks the contacts by id, before what belongs to them. Erased ones are missing from the result. */
export async function lockContactsOfPieces(db: Db, { accountId }: AccountScope, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from contacts where account_id = ${accountId} and id = any(${ids}::uuid[]) order by id for no key update
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

interface StateChange {
  id: string
  claimId: string
  state: 'DELIVERED' | 'SENT' | 'BOUNCED' | 'FAILED' | 'UNKNOWN' | 'QUEUED'
  reason: string
  dueAt: Date | null
}

/**
 * Stores what became of pieces. Returns those that changed: running it again after a lost commit changes nothing. What
 * was taken for dead meanwhile still gets its true state.
 */
export async function storeOutcomes(
  db: Db,
  { accountId }: AccountScope,
  changes: readonly StateChange[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update email_pieces p set state = s.state, reason = s.reason, claim_id = null, claimed_at = null,
      sent_at = case when s.state in ('SENT', 'DELIVERED', 'BOUNCED') then now() else p.sent_at end,
      delivered_at = case when s.state = 'DELIVERED' then now() else p.delivered_at end,
      bounced_at = case when s.state = 'BOUNCED' then now() else p.bounced_at end,
      due_at = coalesce(s.due_at, p.due_at),
      attempt_started_at = case when s.state = 'QUEUED' then null else p.attempt_started_at end
    from unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ claimId }) => claimId)}::uuid[],
      ${changes.map(({ state }) => state)}::text[], ${changes.map(({ reason }) => reason)}::text[],
      ${changes.map(({ dueAt }) => dueAt)}::timestamptz[]) as s(id, claim_id, state, reason, due_at)
    where p.account_id = ${accountId} and p.id = s.id
      and (p.state = 'SENDING' and p.claim_id = s.claim_id or p.state = 'UNKNOWN' and s.state not in ('UNKNOWN', 'QUEUED'))
    returning p.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Notes in the activity of each contact that they were sent an email. */
export async function insertSentEntries(db: Db, { accountId }: AccountScope, pieces: readonly FinishedPiece[]) {
  const contactIds = pieces.map(({ contactId }) => contactId)
  const details = pieces.map(({ id, subject }) => JSON.stringify({ emailId: id, subject }))
  await sql`
    with sent as (
      select * from unnest(${pieces.map(() => newId())}::uuid[], ${contactIds}::uuid[],
        ${pieces.map(({ propertyId }) => propertyId)}::uuid[], ${pieces.map(({ agentId }) => agentId)}::uuid[],
        ${details}::jsonb[]) as s(id, contact_id, property_id, agent_id, detail)
    ), entries as (
      insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, agent_id, detail)
      select ${accountId}, id, now(), 'EMAIL', 'SENT', contact_id, property_id, agent_id, detail from sent
    )
    update contacts c set last_activity_at = greatest(c.last_activity_at, now())
    from (select distinct contact_id from sent) s where c.account_id = ${accountId} and c.id = s.contact_id`.execute(db)
}

/** A count of one kind of event of one content. */
export interface CountedEvent {
  contentId: string
  variationId: string | null
  type: 'sent' | 'delivered' | 'bounce'
  count: number
}

export const addToCounters = (db: Db, { accountId }: AccountScope, events: readonly CountedEvent[], at: Date) =>
  sql`select add_to_counters(${accountId}, ${JSON.stringify(
    events.map(({ contentId, variationId, type, count }) => ({
      subject: 'content',
      subject_id: contentId,
      type,
      module: variationId ?? '',
      text: '',
      at: at.toISOString(),
      count,
    })),
  )}::jsonb)`.execute(db)
