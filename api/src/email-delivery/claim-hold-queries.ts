import type { HoldReason } from '@gable/shared/emails/piece.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type HoldRules, isSuppressed } from './hold-queries.ts'

/**
 * Holds claimed pieces of one version whose contacts may not get them any more: much can happen between a click on Send
 * and the morning. Returns the ids of the held pieces. The limit of a week counts only what was sent by now, and the
 * pieces of this claim in their order.
 */
export async function holdClaimedPieces(
  db: Db,
  scope: AccountScope,
  claimId: string,
  { contentId, version }: { contentId: string; version: number },
  { topic, weeklyLimit, accountHold }: HoldRules,
): Promise<Set<string>> {
  const { accountId } = scope
  return holdWhere(
    db,
    scope,
    claimId,
    sql`p.content_id = ${contentId} and p.version = ${version}`,
    sql`case
      when c.id is null or coalesce(c.email, '') = '' then 'NO_EMAIL'
      when c.archived_at is not null or c.merged_into is not null then 'ARCHIVED'
      when ${isSuppressed(scope, sql`c.email`, ['COMPLAINT'])} then 'SUPPRESSED_COMPLAINT'
      when ${isSuppressed(scope, sql`c.email`, ['BOUNCE'])} then 'SUPPRESSED_BOUNCE'
      when c.unsubscribed_at is not null or ${isSuppressed(scope, sql`c.email`, ['MANUAL'])} then 'UNSUBSCRIBED'
      when c.is_non_marketing then 'NON_MARKETING'
      when exists (select from contact_topic_opt_outs o
        where o.account_id = ${accountId} and o.contact_id = c.id and o.topic = ${topic}) then 'TOPIC_UNSUBSCRIBED'
      when (select count(*) from email_pieces o where o.account_id = ${accountId} and o.contact_id = c.id
        and o.kind = 'MARKETING' and o.id <> p.id and o.created_at > now() - interval '60 days'
        and (o.state in ('SENT', 'DELIVERED', 'UNKNOWN')
            and coalesce(o.sent_at, o.attempt_started_at) > now() - interval '7 days'
          or o.state = 'SENDING' and o.id < p.id)) >= ${weeklyLimit}::int then 'WEEKLY_LIMIT'
      ${accountHold === 'NO_POSTAL_ADDRESS' ? sql`else 'NO_POSTAL_ADDRESS'` : sql``}
    end`,
  )
}

/** A personal email is no marketing, but an address that does not exist gets none either. */
export const holdClaimedPersonalPieces = (db: Db, scope: AccountScope, claimId: string): Promise<Set<string>> =>
  holdWhere(
    db,
    scope,
    claimId,
    sql`p.kind = 'PERSONAL'`,
    sql`case
      when c.id is null or coalesce(c.email, '') = '' then 'NO_EMAIL'
      when c.archived_at is not null or c.merged_into is not null then 'ARCHIVED'
      when ${isSuppressed(scope, sql`c.email`, ['COMPLAINT'])} then 'SUPPRESSED_COMPLAINT'
      when ${isSuppressed(scope, sql`c.email`, ['BOUNCE'])} then 'SUPPRESSED_BOUNCE'
    end`,
  )

/** Holds claimed pieces of smart content whose figure is not known. */
export const holdPiecesWithoutFigure = (db: Db, { accountId }: AccountScope, claimId: string, ids: readonly string[]) =>
  sql`
    update email_pieces set state = 'HELD', hold_reason = 'NO_FIGURE', claim_id = null, claimed_at = null
    where account_id = ${accountId} and state = 'SENDING' and claim_id = ${claimId}
      and id = any(${ids}::uuid[])`.execute(db)

async function holdWhere(
  db: Db,
  { accountId }: AccountScope,
  claimId: string,
  condition: ReturnType<typeof sql<boolean>>,
  reason: ReturnType<typeof sql<HoldReason | null>>,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with evaluated as (
      select p.id, ${reason} as reason from email_pieces p
        left join contacts c on c.account_id = p.account_id and c.id = p.contact_id
      where p.account_id = ${accountId} and p.state = 'SENDING' and p.claim_id = ${claimId} and ${condition}
    )
    update email_pieces p set state = 'HELD', hold_reason = evaluated.reason, claim_id = null, claimed_at = null
    from evaluated where p.account_id = ${accountId} and p.id = evaluated.id and evaluated.reason is not null
    returning p.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
