import type { EmailRecipient } from '@gable/shared/emails/email-context.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A piece that this worker sends. Nobody else may until it is finished, released or recovered. */
export interface ClaimedPiece {
  id: string
  claimId: string
  kind: 'MARKETING' | 'PERSONAL'
  contentId: string | null
  version: number | null
  broadcastId: string | null
  flowId: string | null
  contactId: string | null
  propertyId: string | null
  agentId: string | null
  subject: string
  body: string | null
  attempts: number
}

/** Claims due pieces, personal ones first. Marketing waits while it is paused or the hours are quiet. */
export async function claimPieces(
  db: Db,
  { accountId }: AccountScope,
  { claimId, limit, withMarketing }: { claimId: string; limit: number; withMarketing: boolean },
): Promise<ClaimedPiece[]> {
  const claim = async (kind: ClaimedPiece['kind'], limit: number) => {
    const { rows } = await sql<ClaimedPiece>`
      with due as (
        select id from email_pieces where account_id = ${accountId} and state = 'QUEUED' and kind = ${kind}
          and due_at <= now()
          and (broadcast_id is null or broadcast_id not in (
            select id from broadcasts where account_id = ${accountId} and state = 'PAUSED'))
        order by due_at, id limit ${limit} for update skip locked
      )
      update email_pieces p set state = 'SENDING', claim_id = ${claimId}, claimed_at = now(), attempt_started_at = null
      from due where p.account_id = ${accountId} and p.id = due.id
      returning p.id, p.claim_id as "claimId", p.kind, p.content_id as "contentId", p.version,
        p.broadcast_id as "broadcastId", p.flow_id as "flowId", p.contact_id as "contactId", p.property_id as "propertyId",
        p.agent_id as "agentId", p.subject, p.body, p.attempts`.execute(db)
    return rows
  }
  const personal = await claim('PERSONAL', limit)
  const marketing = withMarketing && personal.length < limit ? await claim('MARKETING', limit - personal.length) : []
  return [...personal, ...marketing]
}

export interface StartedPiece {
  id: string
  claimId: string
  toEmail: string
  subject: string
  recipient: EmailRecipient | null
}

/**
 * Writes right before they are handed over that these are being sent, and with what. Returns those that are still
 * claimed: the others were recovered from a worker that seemed dead, or canceled.
 */
export async function markStarted(
  db: Db,
  { accountId }: AccountScope,
  pieces: readonly StartedPiece[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update email_pieces p set attempt_started_at = now(), attempts = p.attempts + 1, to_email = s.to_email,
      subject = s.subject, recipient = coalesce(s.recipient, p.recipient)
    from unnest(${pieces.map(({ id }) => id)}::uuid[], ${pieces.map(({ claimId }) => claimId)}::uuid[],
      ${pieces.map(({ toEmail }) => toEmail)}::text[], ${pieces.map(({ subject }) => subject)}::text[],
      ${pieces.map(({ recipient }) => recipient && JSON.stringify(recipient))}::jsonb[])
      as s(id, claim_id, to_email, subject, recipient)
    where p.account_id = ${accountId} and p.id = s.id and p.claim_id = s.claim_id and p.state = 'SENDING'
      and p.attempt_started_at is null
    returning p.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Gives claimed pieces back that were not handed over. */
export const releasePieces = (db: Db, { accountId }: AccountScope, claimId: string) =>
  sql`
    update email_pieces set state = 'QUEUED', claim_id = null, claimed_at = null
    where account_id = ${accountId} and state = 'SENDING' and claim_id = ${claimId} and attempt_started_at is null
  `.execute(db)

/** No email takes this long, so the worker that claimed it must have died. */
const claimTimeout = sql`interval '6 minutes'`

/** Queues what dead workers had claimed. What they had handed over may have arrived, so it is never sent again. */
export async function recoverPieces(db: Db, { accountId }: AccountScope): Promise<void> {
  await sql`
    update email_pieces set claim_id = null, claimed_at = null,
      state = case when attempt_started_at is null then 'QUEUED' else 'UNKNOWN' end,
      reason = case when attempt_started_at is null then reason
        else 'The server stopped while it handed the email over. It may have arrived, so it is not sent again.' end
    where account_id = ${accountId} and state = 'SENDING' and claimed_at < now() - ${claimTimeout}`.execute(db)
}

/** Moves marketing emails that would be sent now to the end of the quiet hours. */
export const postponeMarketing = (db: Db, { accountId }: AccountScope, until: Date) =>
  sql`
    update email_pieces set due_at = ${until}
    where account_id = ${accountId} and state = 'QUEUED' and kind = 'MARKETING' and due_at < ${until}`.execute(db)

/** When the next piece becomes due, later than now. Undefined if none does. */
export async function getNextDueTime(db: Db, { accountId }: AccountScope): Promise<Date | undefined> {
  const { rows } = await sql<{ due: Date | null }>`
    select min(due) as due from unnest(array['PERSONAL', 'MARKETING']) as kinds(kind), lateral (
      select due_at as due from email_pieces p where p.account_id = ${accountId} and p.state = 'QUEUED'
        and p.kind = kinds.kind and p.due_at > now() order by due_at limit 1) next`.execute(db)
  return rows[0]?.due ?? undefined
}

const isOfEmail = sql<boolean>`exists (select from contents c
  where c.account_id = b.account_id and c.id = b.content_id and c.medium = 'EMAIL')`

/** Ends broadcasts that have nothing left to send. Returns their ids. */
export async function finishBroadcasts(db: Db, { accountId }: AccountScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update broadcasts b set state = 'DONE', finished_at = now()
    where b.account_id = ${accountId} and b.state = 'SENDING' and ${isOfEmail} and not exists (
      select from email_pieces p where p.account_id = b.account_id and p.broadcast_id = b.id
        and p.state in ('QUEUED', 'SENDING'))
    returning b.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Pauses what is being sent, because the whole account is paused. Returns the broadcasts. */
export async function pauseBroadcasts(db: Db, { accountId }: AccountScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update broadcasts b set state = 'PAUSED', reason = s.pause_reason from email_settings s
    where b.account_id = ${accountId} and b.state = 'SENDING' and ${isOfEmail} and s.account_id = b.account_id and s.paused_at is not null
    returning b.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Accounts with something to send or to recover. Reads all accounts, so it needs the owner's connection. */
export async function listAccountsWithDuePieces(db: Db): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select a.account_id as "accountId" from agencies a
    where exists (select from unnest(array['PERSONAL', 'MARKETING']) as kinds(kind), lateral (
        select from email_pieces p where p.account_id = a.account_id and p.state = 'QUEUED' and p.kind = kinds.kind
          and p.due_at <= now() limit 1) due)
      or exists (select from email_pieces p where p.account_id = a.account_id and p.state = 'SENDING'
        and p.claimed_at < now() - ${claimTimeout})`.execute(db)
  return rows.map(({ accountId }) => accountId)
}
