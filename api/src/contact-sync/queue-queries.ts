import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface OutboxEntry {
  kind: 'CONTACT' | 'NOTE' | 'NOTE_DELETION' | 'TASK'
  itemId: string
  contactId: string
  version: string
  attempts: number
  attemptedAt: Date | null
  /** When it last changed here, unless it waits. */
  dueAt: Date
  /** Of a note that was deleted here. */
  remoteId: string | null
}

export type InboxKind = 'PERSON' | 'NOTE' | 'TASK'

export async function listDueEntries(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  kind: OutboxEntry['kind'],
  limit: number,
): Promise<OutboxEntry[]> {
  return db
    .selectFrom('sync_outbox')
    .select([
      'kind',
      'item_id as itemId',
      'contact_id as contactId',
      'version',
      'attempts',
      'attempted_at as attemptedAt',
      'due_at as dueAt',
      'remote_id as remoteId',
    ])
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('kind', '=', kind)
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .orderBy('item_id')
    .limit(limit)
    .execute()
}

/** Whether something that changed here waits to be sent. */
export async function hasEntry(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  kind: OutboxEntry['kind'],
  itemId: string,
): Promise<boolean> {
  const entry = await db
    .selectFrom('sync_outbox')
    .select('item_id')
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return entry !== undefined
}

export async function hasDueEntries(db: Db, { accountId }: AccountScope, appId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('sync_outbox')
    .select('item_id')
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('due_at', '<=', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** Keeps an entry that changed while it was being sent. */
export async function deleteEntries(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  entries: readonly Pick<OutboxEntry, 'kind' | 'itemId' | 'version'>[],
) {
  if (entries.length === 0) return
  const sent = entries.map(({ kind, itemId, version }) => ({ kind, itemId, version }))
  await sql`
    delete from sync_outbox o using jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as s (kind text, "itemId" uuid, version bigint)
    where o.account_id = ${accountId} and o.app_id = ${appId} and o.kind = s.kind and o.item_id = s."itemId"
      and o.version = s.version`.execute(db)
}

export const markAttempt = (db: Db, { accountId }: AccountScope, appId: string, { kind, itemId }: OutboxEntry) =>
  db
    .updateTable('sync_outbox')
    .set({ attempted_at: new Date() })
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute()

export async function countEntries(db: Db, { accountId }: AccountScope, appId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sync_outbox')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Queues the next contacts that are not in the app yet, or that a new mapping may change. Returns the last one. */
export async function queueContacts(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  { after, tags, limit }: { after: string | undefined; tags: readonly string[]; limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from contacts c where c.account_id = ${accountId} and c.archived_at is null and c.merged_into is null
      and c.id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
    order by c.id limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`
    insert into sync_outbox (account_id, app_id, kind, item_id, contact_id)
    select ${accountId}, ${appId}, 'CONTACT', c.id, c.id from contacts c
    where c.account_id = ${accountId} and c.id = any(${ids}::uuid[])
      and not exists (select from sync_links l
        where l.account_id = ${accountId} and l.app_id = ${appId} and l.contact_id = c.id)
      and (cardinality(${tags}::text[]) = 0 or exists (select from unnest(c.tags) tag where lower(tag) = any(${tags.map((tag) => tag.toLowerCase())}::text[])))
    on conflict (account_id, app_id, kind, item_id) do nothing`.execute(db)
  return ids.length < limit ? undefined : ids.at(-1)
}

/** Queues the next actions of open leads whose contacts are in the app. */
export async function queueTasks(db: Db, { accountId }: AccountScope, appId: string) {
  await sql`
    insert into sync_outbox (account_id, app_id, kind, item_id, contact_id)
    select ${accountId}, ${appId}, 'TASK', l.id, l.contact_id from leads l
    where l.account_id = ${accountId} and l.stage not in ('CLOSED', 'LOST') and l.next_action is not null
      and l.next_action_at is not null and not exists (select from sync_tasks t
        where t.account_id = l.account_id and t.app_id = ${appId} and t.lead_id = l.id)
    order by l.id on conflict (account_id, app_id, kind, item_id) do nothing`.execute(db)
}

/** Contacts to send to the app because a merge left differences. */
export async function queueContactIds(db: Db, { accountId }: AccountScope, appId: string, ids: readonly string[]) {
  if (ids.length === 0) return
  await sql`
    insert into sync_outbox (account_id, app_id, kind, item_id, contact_id)
    select ${accountId}, ${appId}, 'CONTACT', id, id from unnest(${ids}::uuid[]) id order by id
    on conflict (account_id, app_id, kind, item_id) do nothing`.execute(db)
}

export async function listInbox(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  kinds: readonly InboxKind[],
  limit: number,
) {
  return db
    .selectFrom('sync_inbox')
    .select(['kind', 'remote_id as remoteId', 'version', 'is_retry as isRetry'])
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('kind', 'in', kinds)
    .orderBy('remote_id')
    .limit(limit)
    .execute()
}

export async function deleteFromInbox(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  entries: readonly { kind: InboxKind; remoteId: string; version: string }[],
) {
  const read = entries.map(({ kind, remoteId, version }) => ({ kind, remoteId, version }))
  await sql`
    delete from sync_inbox i using jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r (kind text, "remoteId" text, version bigint)
    where i.account_id = ${accountId} and i.app_id = ${appId} and i.kind = r.kind and i.remote_id = r."remoteId" and i.version = r.version`.execute(
    db,
  )
}

/** What the app says something happened to, to be read again. */
export async function addToInbox(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  kind: InboxKind,
  remoteIds: readonly string[],
) {
  if (remoteIds.length === 0) return
  await sql`
    insert into sync_inbox (account_id, app_id, kind, remote_id)
    select distinct ${accountId}::uuid, ${appId}::uuid, ${kind}, id from unnest(${remoteIds}::text[]) id order by 4
    on conflict (account_id, app_id, kind, remote_id) do update set version = sync_inbox.version + 1`.execute(db)
}

/** Whether an agent asked to retry someone. */
export async function hasRetries(db: Db, { accountId }: AccountScope, appId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from sync_inbox where account_id = ${accountId} and app_id = ${appId} and is_retry)
      or exists (select from sync_outbox where account_id = ${accountId} and app_id = ${appId} and is_retry) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}
