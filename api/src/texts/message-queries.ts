import type { ContactText } from '@gable/shared/texts/personal-text.ts'
import type { TextKind, TextState } from '@gable/shared/texts/text-settings.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { TextTables } from '../database/schema/texts.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export type MessageRow = Selectable<TextTables['text_messages']>

interface NewMessage {
  id: string
  kind: TextKind
  occasion: string
  contactId: string | null
  submissionId?: string | null
  agentId?: string | null
  /** In E.164. */
  phone: string
  body: string
  state: TextState
  reason?: string
  providerId?: string
  dueAt?: Date
}

/** Returns false if there is a text for this occasion. */
export async function insertMessage(db: Db, { accountId }: AccountScope, message: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('text_messages')
    .values({
      account_id: accountId,
      id: message.id,
      kind: message.kind,
      occasion: message.occasion,
      contact_id: message.contactId,
      submission_id: message.submissionId ?? null,
      agent_id: message.agentId ?? null,
      phone: message.phone,
      phone_key: sql`phone_key(${message.phone})`,
      body: message.body,
      state: message.state,
      reason: message.reason ?? null,
      provider_id: message.providerId ?? null,
      due_at: message.dueAt ?? null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'occasion']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const getMessage = (db: Db, { accountId }: AccountScope, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('text_messages').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()

export const lockMessage = (db: Db, { accountId }: AccountScope, id: string): Promise<MessageRow | undefined> =>
  db
    .selectFrom('text_messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Changes = Partial<Pick<MessageRow, 'state' | 'reason' | 'provider_id' | 'attempts' | 'due_at' | 'sent_at'>>

export const updateMessage = (db: Db, { accountId }: AccountScope, id: string, changes: Changes) =>
  db.updateTable('text_messages').set(changes).where('account_id', '=', accountId).where('id', '=', id).execute()

/** What waits for a number is not sent. What is just leaving has left. */
export const holdQueuedTexts = (db: Db, { accountId }: AccountScope, phone: string, reason: string) =>
  db
    .updateTable('text_messages')
    .set({ state: 'HELD', reason })
    .where('account_id', '=', accountId)
    .where('phone_key', '=', sql<string>`phone_key(${phone})`)
    .where('state', '=', 'QUEUED')
    .execute()

/** The contact who was texted last under a number that several have. */
export async function getLastTextedContact(db: Db, { accountId }: AccountScope, phone: string) {
  const row = await db
    .selectFrom('text_messages')
    .select('contact_id')
    .where('account_id', '=', accountId)
    .where('phone_key', '=', sql<string>`phone_key(${phone})`)
    .where('contact_id', 'is not', null)
    .where('state', '<>', 'RECEIVED')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.contact_id ?? undefined
}

/** The state of the home of a contact that was added last. Of an address as typed, what stands before the ZIP code. */
export async function getHomeState(db: Db, { accountId }: AccountScope, contactId: string): Promise<string | null> {
  const { rows } = await sql<{ state: string | null }>`
    select coalesce(nullif(p.state, ''), substring(p.full_address from '([A-Za-z]{2}),? +[0-9]{5}')) as state
    from contact_properties l join properties p on p.account_id = ${accountId} and p.id = l.property_id
    where l.account_id = ${accountId} and l.contact_id = ${contactId} order by p.created_at desc limit 1`.execute(db)
  return rows[0]?.state ?? null
}

interface ConversationRow extends Pick<MessageRow, 'id' | 'kind' | 'state' | 'phone' | 'body' | 'reason'> {
  at: Date
  by: string | null
  dueAt: Date | null
}

const selectConversation = ({ accountId }: AccountScope, condition: RawBuilder<boolean>) => sql`
  select m.id, m.kind, m.state, m.phone, m.body, m.reason, coalesce(m.sent_at, m.created_at) as at, u.full_name as by,
    case when m.state = 'QUEUED' then m.due_at end as "dueAt"
  from text_messages m
    left join agents a on a.account_id = ${accountId} and a.id = m.agent_id left join users u on u.id = a.user_id
  where m.account_id = ${accountId} and ${condition}`

const toContactText = ({ id, at, dueAt, ...row }: ConversationRow): ContactText => ({
  ...row,
  _id: id,
  at: at.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
})

/** What was exchanged with a contact, newest first. */
export async function listContactTexts(
  db: Db,
  scope: AccountScope,
  { contactId, page, pageSize }: { contactId: string; page: number; pageSize: number },
): Promise<{ data: ContactText[]; total: number }> {
  const { rows } = await sql<ConversationRow>`
    ${selectConversation(scope, sql`m.contact_id = ${contactId}`)}
    order by m.created_at desc, m.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from text_messages
    where account_id = ${scope.accountId} and contact_id = ${contactId}`.execute(db)
  return { data: rows.map(toContactText), total: counts[0]?.total ?? 0 }
}

export async function getContactText(db: Db, scope: AccountScope, id: string): Promise<ContactText | undefined> {
  const { rows } = await sql<ConversationRow>`${selectConversation(scope, sql`m.id = ${id}`)}`.execute(db)
  return rows.map(toContactText)[0]
}

interface LogRow extends Pick<MessageRow, 'id' | 'kind' | 'state' | 'phone' | 'reason'> {
  at: Date
  dueAt: Date | null
  contactId: string | null
  contactName: string | null
}

export async function listNewestTexts(db: Db, { accountId }: AccountScope) {
  const { rows } = await sql<LogRow>`
    select m.id, m.kind, m.state, m.phone, m.reason, coalesce(m.sent_at, m.created_at) as at,
      case when m.state = 'QUEUED' then m.due_at end as "dueAt",
      c.id as "contactId", c.full_name as "contactName"
    from text_messages m left join contacts c on c.account_id = ${accountId} and c.id = m.contact_id
    where m.account_id = ${accountId} order by m.created_at desc, m.id limit 50`.execute(db)
  return rows.map(({ id, at, dueAt, contactId, contactName, ...row }) => ({
    ...row,
    _id: id,
    at: at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    contact: contactId ? { _id: contactId, fullName: contactName ?? '' } : null,
  }))
}
