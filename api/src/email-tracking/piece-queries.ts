import type { EmailTopic } from '@gable/shared/content/content-kind.ts'
import type { EmailAgent } from '@gable/shared/emails/email-context.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface LinkedPiece {
  contentId: string | null
  version: number | null
  subject: string
  /** Of a personal email. */
  body: string | null
  /** The contact today, after merges. */
  contactId: string
  /** The home that the email is about, or else the main home of the contact, which is the one it was filled with. */
  propertyId: string | null
  agent: EmailAgent | null
}

/** Undefined when the piece does not exist, or its contact was erased. */
export async function getLinkedPiece(
  db: Db,
  { accountId }: AccountScope,
  pieceId: string,
): Promise<LinkedPiece | undefined> {
  const { rows } = await sql<LinkedPiece>`${prepared}
    select p.content_id as "contentId", p.version, p.subject, p.body, coalesce(c.merged_into, c.id) as "contactId",
      coalesce(p.property_id, (select l.property_id from contact_properties l
        where l.account_id = ${accountId}::uuid and l.contact_id = coalesce(c.merged_into, c.id)
        order by l.claimed_at is null, l.created_at, l.property_id limit 1)) as "propertyId",
      p.recipient->'agent' as agent
    from email_pieces p join contacts c on c.account_id = ${accountId}::uuid and c.id = p.contact_id
    where p.account_id = ${accountId}::uuid and p.id = ${pieceId}::uuid`.execute(db)
  return rows[0]
}

/** What the pages about an email say, and to whom. */
export interface Subscriber {
  pieceId: string
  contactId: string
  propertyId: string | null
  contentId: string | null
  variationId: string | null
  subject: string
  language: string | null
  brandingId: string | null
  /** Of the email. Null for one that an agent wrote by hand. */
  topic: EmailTopic | null
  isUnsubscribed: boolean
  unsubscribedTopics: EmailTopic[]
}

/** Undefined when the piece does not exist, or its contact was erased. */
export async function getSubscriber(
  db: Db,
  { accountId }: AccountScope,
  pieceId: string,
): Promise<Subscriber | undefined> {
  const { rows } = await sql<Subscriber>`
    select p.id as "pieceId", c.id as "contactId", p.property_id as "propertyId", p.content_id as "contentId",
      v.variation_id as "variationId", p.subject, c.language, v.settings->>'brandingId' as "brandingId",
      v.settings->>'topic' as topic,
      c.unsubscribed_at is not null as "isUnsubscribed",
      array(select topic from contact_topic_opt_outs o
        where o.account_id = ${accountId} and o.contact_id = c.id) as "unsubscribedTopics"
    from email_pieces p
      join contacts original on original.account_id = ${accountId} and original.id = p.contact_id
      join contacts c on c.account_id = ${accountId} and c.id = coalesce(original.merged_into, original.id)
      left join content_versions v on v.account_id = ${accountId} and v.content_id = p.content_id and v.version = p.version
    where p.account_id = ${accountId} and p.id = ${pieceId}`.execute(db)
  return rows[0]
}

/** Marks a piece as the one after which its contact unsubscribed. False when it is marked already. */
export async function markUnsubscribed(db: Db, { accountId }: AccountScope, pieceId: string, at: Date) {
  const { numUpdatedRows } = await db
    .updateTable('email_pieces')
    .set({ unsubscribed_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', pieceId)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes the mark back. Returns the time of it, or undefined when there was none. */
export async function unmarkUnsubscribed(
  db: Db,
  { accountId }: AccountScope,
  pieceId: string,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    with marked as (
      select unsubscribed_at as at from email_pieces
      where account_id = ${accountId} and id = ${pieceId} and unsubscribed_at is not null for no key update
    ), updated as (
      update email_pieces set unsubscribed_at = null
      where account_id = ${accountId} and id = ${pieceId} and exists (select from marked)
    )
    select at from marked`.execute(db)
  return rows[0]?.at
}

/** Replaces the topics that a contact gets no emails about. */
export async function replaceTopicOptOuts(
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
  topics: readonly EmailTopic[],
) {
  await sql`
    with kept as (
      delete from contact_topic_opt_outs
      where account_id = ${accountId} and contact_id = ${contactId} and topic <> all(${topics})
    )
    insert into contact_topic_opt_outs (account_id, contact_id, topic)
    select ${accountId}, ${contactId}, unnest(${topics}::text[])
    on conflict do nothing`.execute(db)
}

interface MessageRow {
  id: string
  pieceId: string
  at: Date
  type: 'delivered' | 'bounce' | 'complaint' | 'unsubscribe' | 'resubscribe'
  externalId: string | null
  detail: object
}

/** Stores a message about a piece. False when a message with this id was stored before, or the piece does not exist. */
export async function insertMessage(
  db: Db,
  { accountId }: AccountScope,
  { id, pieceId, at, type, externalId, detail }: MessageRow,
): Promise<boolean> {
  const { rows } = await sql`
    insert into email_events (account_id, id, piece_id, at, type, external_id, detail)
    select ${accountId}, ${id}, id, ${at}, ${type}, ${externalId}, ${JSON.stringify(detail)}::jsonb
    from email_pieces where account_id = ${accountId} and id = ${pieceId}
    on conflict do nothing
    returning id`.execute(db)
  return rows.length > 0
}
