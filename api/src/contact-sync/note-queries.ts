import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export async function listKnownNotes(db: Db, { accountId }: AccountScope, appId: string, remoteIds: readonly string[]) {
  const rows = await db
    .selectFrom('sync_notes')
    .select('remote_id')
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where(sql<boolean>`remote_id = any(${remoteIds}::text[])`)
    .execute()
  return new Set(rows.map(({ remote_id }) => remote_id))
}

export async function saveNotes(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  notes: readonly { note_id: string; remote_id: string }[],
) {
  if (notes.length === 0) return
  await db
    .insertInto('sync_notes')
    .values(notes.map((note) => ({ account_id: accountId, app_id: appId, ...note })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

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
