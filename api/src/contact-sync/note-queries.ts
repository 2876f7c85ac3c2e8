import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Space at the ends and between words differs between the two sides. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('base64url')

const selectSyncedNotes = (db: Db, { accountId }: AccountScope, appId: string) =>
  db
    .selectFrom('sync_notes')
    .select(['note_id as noteId', 'remote_id as remoteId', 'agreed_hash as agreedHash'])
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)

export const listSyncedNotes = (db: Db, scope: AccountScope, appId: string, remoteIds: readonly string[]) =>
  selectSyncedNotes(db, scope, appId).where(sql<boolean>`remote_id = any(${remoteIds}::text[])`).execute()

export const listSyncedNotesOfEntries = (db: Db, scope: AccountScope, appId: string, noteIds: readonly string[]) =>
  selectSyncedNotes(db, scope, appId).where(sql<boolean>`note_id = any(${noteIds}::uuid[])`).execute()

/** Notes with ids of the same length sort like their numbers, so the index finds them. */
export async function listSyncedNotesBetween(
  db: Db,
  scope: AccountScope,
  appId: string,
  notes: readonly { id: number }[],
) {
  const newest = String(Math.max(0, ...notes.map(({ id }) => id)))
  const ids = notes.map(({ id }) => String(id)).filter(({ length }) => length === newest.length)
  const oldest = ids.sort()[0]
  if (oldest === undefined) return []
  return selectSyncedNotes(db, scope, appId)
    .where('remote_id', '>=', oldest)
    .where('remote_id', '<=', newest)
    .where(sql<boolean>`length(remote_id) = ${newest.length}`)
    .execute()
}

export interface SyncedNotePair {
  note_id: string
  remote_id: string
  agreed_hash: string | null
}

export async function saveNotes(db: Db, { accountId }: AccountScope, appId: string, notes: readonly SyncedNotePair[]) {
  if (notes.length === 0) return
  await db
    .insertInto('sync_notes')
    .values(notes.map((note) => ({ account_id: accountId, app_id: appId, ...note })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const setAgreedText = (db: Db, { accountId }: AccountScope, appId: string, noteId: string, text: string) =>
  db
    .updateTable('sync_notes')
    .set({ agreed_hash: hashText(text) })
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('note_id', '=', noteId)
    .execute()

export const deleteNoteLink = (db: Db, { accountId }: AccountScope, appId: string, noteId: string) =>
  db
    .deleteFrom('sync_notes')
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('note_id', '=', noteId)
    .execute()

export async function getNoteText(db: Db, { accountId }: AccountScope, noteId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('timeline_entries')
    .select(sql<string>`detail->>'text'`.as('text'))
    .where('account_id', '=', accountId)
    .where('id', '=', noteId)
    .where('event_group', '=', 'NOTES')
    .executeTakeFirst()
  return row?.text
}
