import type { EmailTopic } from '@gable/shared/content/content-kind.ts'
import type { HoldReason } from '@gable/shared/emails/piece.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AccountScope } from '../platform/scope.ts'

/** What decides whether a marketing email goes to a contact, besides the contact. */
export interface HoldRules {
  topic: EmailTopic
  weeklyLimit: number
  /** Why the whole account sends nothing. Null if it does. */
  accountHold: HoldReason | null
  /** The content and the version that a broadcast sends. A contact who got it lately does not get it again. */
  broadcastOf?: { contentId: string; version: number; broadcastId: string | null }
}

/** A broadcast of a version skips those who got it within these days. Automations decide by their occasion. */
const repeatDays = 28

/**
 * Why the contact `c` gets no marketing email now, or null. The order is from what agents can fix least to what passes
 * by itself. Pieces are looked up contact by contact: a broadcast makes so many in a minute that the planner's
 * statistics know nothing of them, and a plan that reads them all for each batch would take ever longer.
 */
export const holdReasonSql = (scope: AccountScope, rules: HoldRules): RawBuilder<HoldReason | null> => sql`case
  when coalesce(c.email, '') = '' then 'NO_EMAIL'
  when c.archived_at is not null or c.merged_into is not null then 'ARCHIVED'
  when ${isSuppressed(scope, sql`c.email`, ['COMPLAINT'])} then 'SUPPRESSED_COMPLAINT'
  when ${isSuppressed(scope, sql`c.email`, ['BOUNCE'])} then 'SUPPRESSED_BOUNCE'
  when c.unsubscribed_at is not null or ${isSuppressed(scope, sql`c.email`, ['MANUAL'])} then 'UNSUBSCRIBED'
  when c.is_non_marketing then 'NON_MARKETING'
  when exists (select from contact_topic_opt_outs o
    where o.account_id = ${scope.accountId} and o.contact_id = c.id and o.topic = ${rules.topic}) then 'TOPIC_UNSUBSCRIBED'
  ${rules.broadcastOf ? repeats(scope, rules.broadcastOf) : sql``}
  when ${countRecent(scope)} >= ${rules.weeklyLimit}::int then 'WEEKLY_LIMIT'
  ${rules.accountHold ? sql`else ${rules.accountHold}` : sql``}
end`

export const isSuppressed = ({ accountId }: AccountScope, email: RawBuilder<unknown>, reasons: string[]) =>
  sql<boolean>`exists (select from email_suppressions s
    where s.account_id = ${accountId} and s.email = ${email} and s.reason = any(${reasons}::text[]))`

/** The casts keep the planner from indexes that are not by contact, and the limits from reading all pieces into a hash table. */
const repeats = (
  { accountId }: AccountScope,
  { contentId, version, broadcastId }: NonNullable<HoldRules['broadcastOf']>,
) => sql`
  when (select true from email_pieces p where p.account_id = ${accountId} and p.contact_id = c.id
    and p.created_at > now() - make_interval(days => ${sql.lit(repeatDays)})
    and p.content_id::text = ${contentId} and p.version = ${version}
    and p.state in ('QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'UNKNOWN') limit 1) then 'ALREADY_SENT'
  ${
    broadcastId
      ? sql`when (select true from email_pieces p where p.account_id = ${accountId}
        and p.to_email = c.email and p.broadcast_id::text = ${broadcastId} and p.state <> 'HELD' limit 1) then 'DUPLICATE_EMAIL'`
      : sql``
  }`

/** Pieces that are queued count too, so that two broadcasts of one minute do not exceed the limit together. */
const countRecent = ({ accountId }: AccountScope) => sql<number>`(select count(*) from email_pieces p
  where p.account_id = ${accountId} and p.contact_id = c.id and p.kind = 'MARKETING'
    and p.created_at > now() - interval '14 days'
    and coalesce(p.sent_at, p.attempt_started_at, greatest(p.created_at, p.due_at)) > now() - interval '7 days'
    and p.state in ('QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'UNKNOWN'))`
