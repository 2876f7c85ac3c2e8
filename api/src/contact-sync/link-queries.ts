import type { SyncRecord } from '@gable/shared/contact-sync/record.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface SyncLink {
  contactId: string
  remoteId: string
  agreed: SyncRecord
  hasSentOptOut: boolean
  isDeleted: boolean
}

const selectLinks = (db: Db, { accountId }: AccountScope, appId: string) =>
  db
    .selectFrom('sync_links')
    .select([
      'contact_id as contactId',
      'remote_id as remoteId',
      'agreed',
      'has_sent_opt_out as hasSentOptOut',
      sql<boolean>`deleted_at is not null`.as('isDeleted'),
    ])
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)

export async function listLinksOfPeople(
  db: Db,
  scope: AccountScope,
  appId: string,
  remoteIds: readonly string[],
): Promise<Map<string, SyncLink>> {
  if (remoteIds.length === 0) return new Map()
  const rows = await selectLinks(db, scope, appId).where(sql<boolean>`remote_id = any(${remoteIds}::text[])`).execute()
  return new Map(rows.map((row) => [row.remoteId, row]))
}

export async function listLinksOfContacts(
  db: Db,
  scope: AccountScope,
  appId: string,
  contactIds: readonly string[],
): Promise<Map<string, SyncLink>> {
  if (contactIds.length === 0) return new Map()
  const rows = await selectLinks(db, scope, appId)
    .where(sql<boolean>`contact_id = any(${contactIds}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.contactId, row]))
}

export interface LinkWrite {
  contact_id: string
  remote_id: string
  agreed: SyncRecord
}

/** A person who was gone and is returned again exists. */
export async function saveLinks(db: Db, { accountId }: AccountScope, appId: string, links: readonly LinkWrite[]) {
  if (links.length === 0) return
  await sql`
    insert into sync_links (account_id, app_id, contact_id, remote_id, agreed)
    select ${accountId}, ${appId}, contact_id, remote_id, agreed
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (contact_id uuid, remote_id text, agreed jsonb)
    on conflict (account_id, app_id, contact_id) do update set agreed = excluded.agreed, deleted_at = null,
      checked_at = now()`.execute(db)
}

/** People who were read and did not change. A time that is precise to half a day saves most of the writes. */
export async function touchLinks(db: Db, { accountId }: AccountScope, appId: string, remoteIds: readonly string[]) {
  if (remoteIds.length === 0) return
  await sql`update sync_links set checked_at = now()
    where account_id = ${accountId} and app_id = ${appId} and remote_id = any(${remoteIds}::text[])
      and checked_at < now() - interval '12 hours'`.execute(db)
}

export async function markLinksDeleted(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  remoteIds: readonly string[],
) {
  await sql`update sync_links set deleted_at = now(), checked_at = now()
    where account_id = ${accountId} and app_id = ${appId} and remote_id = any(${remoteIds}::text[])`.execute(db)
}

export const markOptOutSent = (db: Db, { accountId }: AccountScope, appId: string, contactId: string) =>
  db
    .updateTable('sync_links')
    .set({ has_sent_opt_out: true })
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('contact_id', '=', contactId)
    .execute()

/** People that the app has not returned for a day, the longest ago first. */
export async function listLinksToCheck(db: Db, { accountId }: AccountScope, appId: string, limit: number) {
  const rows = await db
    .selectFrom('sync_links')
    .select('remote_id')
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .where('checked_at', '<', sql<Date>`now() - interval '1 day'`)
    .orderBy('checked_at')
    .limit(limit)
    .execute()
  return rows.map(({ remote_id }) => remote_id)
}

export async function countLinks(db: Db, { accountId }: AccountScope, appId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sync_links')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A linked contact to show as an example, the last changed one. */
export async function getExampleLink(db: Db, { accountId }: AccountScope, appId: string) {
  const row = await db
    .selectFrom('sync_links as l')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'l.account_id').onRef('c.id', '=', 'l.contact_id'),
    )
    .select(['l.contact_id as contactId', 'l.remote_id as remoteId'])
    .where('l.account_id', '=', accountId)
    .where('l.app_id', '=', appId)
    .where('l.deleted_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .orderBy('c.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
}
