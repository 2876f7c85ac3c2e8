import type { DetailOf } from '@gable/shared/activity/entry.ts'
import type { OfferEmailInput } from '@gable/shared/offers/offer-email.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { updateLastActivity } from './activity-queries.ts'

type SentEmailDetail = DetailOf<'EMAIL', 'SENT'>

export async function getOfferEmail(db: Db, { accountId }: AccountScope, id: string) {
  const row = await selectEmails(db, accountId).select(['t.at', 't.detail']).where('t.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { subject, text } = row.detail as unknown as SentEmailDetail
  return { at: row.at.toISOString(), subject, text }
}

/** Returns the time of the activity entry. */
export async function insertOfferEmail(
  db: Db,
  scope: Scope,
  propertyId: string,
  { messageId, contactId, subject, body }: OfferEmailInput,
): Promise<string> {
  const { accountId, agentId } = scope
  const at = new Date()
  const detail: SentEmailDetail = { emailId: messageId, subject, text: body }
  await db
    .insertInto('timeline_entries')
    .values({
      account_id: accountId,
      id: messageId,
      at,
      event_group: 'EMAIL',
      kind: 'SENT',
      contact_id: contactId,
      property_id: propertyId,
      agent_id: agentId,
      detail: JSON.stringify(detail),
    })
    .execute()
  await updateLastActivity(db, scope, [contactId], at)
  return at.toISOString()
}

interface EmailToSend extends SentEmailDetail {
  to: string
  /** The agent and the agency. */
  senderName: string
  replyTo: string | null
  propertyId: string
  contactId: string
}

/** Undefined when the contact can no longer be emailed. */
export async function getEmailToSend(
  db: Db,
  { accountId }: AccountScope,
  id: string,
): Promise<EmailToSend | undefined> {
  const row = await selectEmails(db, accountId)
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 't.account_id').onRef('c.id', '=', 't.contact_id'),
    )
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 't.account_id').onRef('a.id', '=', 't.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('agencies as agency', 'agency.account_id', 't.account_id')
    .select([
      't.detail',
      't.property_id',
      'c.id as contact_id',
      'c.email',
      'u.email as reply_to',
      'u.full_name',
      'agency.name',
    ])
    .where('t.id', '=', id)
    .where('c.archived_at', 'is', null)
    .where('c.unsubscribed_at', 'is', null)
    .executeTakeFirst()
  if (!row?.email || !row.property_id) return undefined
  return {
    ...(row.detail as unknown as SentEmailDetail),
    to: row.email,
    senderName: [row.full_name?.trim(), row.name].filter(Boolean).join(', '),
    replyTo: row.reply_to,
    propertyId: row.property_id,
    contactId: row.contact_id,
  }
}

const selectEmails = (db: Db, accountId: string) =>
  db
    .selectFrom('timeline_entries as t')
    .where('t.account_id', '=', accountId)
    .where('t.event_group', '=', 'EMAIL')
    .where('t.kind', '=', 'SENT')
