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

/** Whose a conversation is: an owner's about a home, or a visitor's beside the form of a widget or page. */
export type ConversationKey = { id: string } & (
  | { place: 'contact-dashboard'; contactId: string; propertyId: string }
  | { place: 'lead-form'; subjectId: string }
)

export interface LockedConversation {
  isNew: boolean
  messageCount: number
  visitorMessageCount: number
  handOverReason: HandOverReason | null
  contactId: string | null
  leadId: string | null
  question: string
}

/** Starts a conversation, or locks it until the transaction ends. The id of another person's conversation does not exist. */
export async function lockConversationOrThrow(
  db: Db,
  { accountId }: AccountScope,
  key: ConversationKey,
  question: string,
): Promise<LockedConversation> {
  const { id, place } = key
  const party = toParty(key)
  await db
    .insertInto('conversations')
    .values({ account_id: accountId, id, place, ...party, question })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .execute()
  const row = await db
    .selectFrom('conversations')
    .select(['message_count as messageCount', 'visitor_message_count as visitorMessageCount'])
    .select(['hand_over_reason as handOverReason', 'contact_id as contactId', 'lead_id as leadId', 'question'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('place', '=', place)
    .where((row) => row.and(party))
    .forUpdate()
    .executeTakeFirst()
  const conversation = orNotFound(row, 'conversation')
  return { ...conversation, isNew: conversation.messageCount === 0 }
}

const toParty = (key: ConversationKey) =>
  key.place === 'lead-form' ? { subject_id: key.subjectId } : { contact_id: key.contactId, property_id: key.propertyId }

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

/** The widget or page with a form, and the agent who answers its visitors. */
export const getFormAsset = (db: Db, { accountId }: AccountScope, subjectId: string) =>
  db
    .selectFrom('assets')
    .select(['name', 'kind', sql<string | null>`active_agent_in(account_id, agent_id)`.as('agentId')])
    .where('account_id', '=', accountId)
    .where('id', '=', subjectId)
    .executeTakeFirstOrThrow()

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
    .leftJoin('contacts as original', (join) =>
      join.onRef('original.account_id', '=', 'k.account_id').onRef('original.id', '=', 'k.contact_id'),
    )
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'k.account_id').on('c.id', '=', sql`coalesce(original.merged_into, original.id)`),
    )
    .leftJoin('properties as p', (join) =>
      join.onRef('p.account_id', '=', 'k.account_id').onRef('p.id', '=', 'k.property_id'),
    )
    .leftJoin('assets as a', (join) =>
      join.onRef('a.account_id', '=', 'k.account_id').onRef('a.id', '=', 'k.subject_id'),
    )
    .select(['k.id', 'k.place', 'k.question', 'k.message_count as messageCount', 'k.lead_id as leadId'])
    .select(['k.hand_over_reason as handOverReason', 'k.started_at as startedAt', 'k.last_message_at as lastMessageAt'])
    .select(['c.id as contactId', 'c.full_name as fullName'])
    .select(sql<string>`coalesce(p.full_address, a.name, '')`.as('about'))
    .where('k.account_id', '=', accountId)

type ConversationRow = Awaited<ReturnType<ReturnType<typeof selectConversations>['execute']>>[number]

const toSummary = (row: ConversationRow): ConversationSummary => ({
  _id: row.id,
  place: row.place,
  contact: row.contactId === null ? null : { _id: row.contactId, fullName: row.fullName ?? '' },
  about: row.about,
  question: row.question,
  messageCount: row.messageCount,
  handOverReason: row.handOverReason,
  startedAt: row.startedAt.toISOString(),
  lastMessageAt: row.lastMessageAt.toISOString(),
})
