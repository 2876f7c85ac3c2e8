import type { AssistantPlace } from '@gable/shared/conversations/assistant.ts'
import type {
  Conversation,
  ConversationSummary,
  HandOverReason,
  Message,
  Sentence,
} from '@gable/shared/conversations/conversation.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export interface ConversationKey {
  id: string
  place: AssistantPlace
  contactId: string
  propertyId: string
}

export interface LockedConversation {
  isNew: boolean
  messageCount: number
  visitorMessageCount: number
  handOverReason: HandOverReason | null
}

/** Starts a conversation, or locks it until the transaction ends. The id of somebody else's does not exist. */
export async function lockConversationOrThrow(
  db: Db,
  { accountId }: AccountScope,
  { id, place, contactId, propertyId }: ConversationKey,
  question: string,
): Promise<LockedConversation> {
  await db
    .insertInto('conversations')
    .values({ account_id: accountId, id, place, contact_id: contactId, property_id: propertyId, question })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .execute()
  const row = await db
    .selectFrom('conversations')
    .select(['message_count as messageCount', 'visitor_message_count as visitorMessageCount'])
    .select('hand_over_reason as handOverReason')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('place', '=', place)
    .where('contact_id', '=', contactId)
    .where('property_id', '=', propertyId)
    .forUpdate()
    .executeTakeFirst()
  const conversation = orNotFound(row, 'conversation')
  return { ...conversation, isNew: conversation.messageCount === 0 }
}

export async function appendMessage(
  db: Db,
  { accountId }: AccountScope,
  conversationId: string,
  { author, sentences }: { author: Message['author']; sentences: Sentence[] },
): Promise<Message> {
  const { number } = await db
    .updateTable('conversations')
    .set({
      message_count: sql`message_count + 1`,
      visitor_message_count: sql`visitor_message_count + ${author === 'VISITOR' ? 1 : 0}`,
      last_message_at: sql`clock_timestamp()`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', conversationId)
    .returning('message_count as number')
    .executeTakeFirstOrThrow()
  const { at } = await db
    .insertInto('conversation_messages')
    .values({
      account_id: accountId,
      conversation_id: conversationId,
      number,
      author,
      sentences: JSON.stringify(sentences),
    })
    .returning('at')
    .executeTakeFirstOrThrow()
  return { author, sentences, at: at.toISOString() }
}

export const updateHandOver = (
  db: Db,
  { accountId }: AccountScope,
  conversationId: string,
  { reason, leadId }: { reason: HandOverReason; leadId?: string },
) =>
  db
    .updateTable('conversations')
    .set({ hand_over_reason: reason, ...(leadId && { lead_id: leadId }) })
    .where('account_id', '=', accountId)
    .where('id', '=', conversationId)
    .execute()

/** Oldest first. */
export async function listMessages(
  db: Db,
  { accountId }: AccountScope,
  conversationId: string,
  limit = 1000,
): Promise<Message[]> {
  const rows = await db
    .selectFrom('conversation_messages')
    .select(['author', 'sentences', 'at'])
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', conversationId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse().map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** Newest first. */
export async function listConversations(
  db: Db,
  scope: Scope,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: ConversationSummary[]; total: number }> {
  const rows = await selectConversations(db, scope)
    .orderBy('k.last_message_at', 'desc')
    .orderBy('k.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await db
    .selectFrom('conversations')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where('account_id', '=', scope.accountId)
    .executeTakeFirstOrThrow()
  return { data: rows.map(toSummary), total: Number(total) }
}

export async function getConversationOrThrow(db: Db, scope: Scope, id: string): Promise<Conversation> {
  const row = orNotFound(await selectConversations(db, scope).where('k.id', '=', id).executeTakeFirst(), 'conversation')
  return { ...toSummary(row), leadId: row.leadId, messages: await listMessages(db, scope, id) }
}

/** Of a merged contact, under the contact it was merged into. */
const selectConversations = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('conversations as k')
    .innerJoin('contacts as original', (join) =>
      join.onRef('original.account_id', '=', 'k.account_id').onRef('original.id', '=', 'k.contact_id'),
    )
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'k.account_id').on('c.id', '=', sql`coalesce(original.merged_into, original.id)`),
    )
    .innerJoin('properties as p', (join) =>
      join.onRef('p.account_id', '=', 'k.account_id').onRef('p.id', '=', 'k.property_id'),
    )
    .select(['k.id', 'k.place', 'k.question', 'k.message_count as messageCount', 'k.lead_id as leadId'])
    .select(['k.hand_over_reason as handOverReason', 'k.started_at as startedAt', 'k.last_message_at as lastMessageAt'])
    .select(['c.id as contactId', 'c.full_name as fullName', 'p.full_address as address'])
    .where('k.account_id', '=', accountId)

type ConversationRow = Awaited<ReturnType<ReturnType<typeof selectConversations>['execute']>>[number]

const toSummary = (row: ConversationRow): ConversationSummary => ({
  _id: row.id,
  place: row.place,
  contact: { _id: row.contactId, fullName: row.fullName },
  address: row.address,
  question: row.question,
  messageCount: row.messageCount,
  handOverReason: row.handOverReason,
  startedAt: row.startedAt.toISOString(),
  lastMessageAt: row.lastMessageAt.toISOString(),
})
