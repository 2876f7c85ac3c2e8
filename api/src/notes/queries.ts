import type { DetailOf, NoteDocument } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import type { NoteRevision } from '@gable/shared/notes/note.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

type NoteDetail = DetailOf<'NOTES', 'NOTE'>

/** A note is an activity entry; its text is in `detail`. */
export interface NoteRow {
  id: string
  contactId: string
  propertyId: string | null
  agentId: string | null
  agentName: string | null
  at: Date
  detail: NoteDetail
}

const selectNote = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .selectFrom('timeline_entries as e')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'e.account_id').onRef('a.id', '=', 'e.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'e.id',
      'e.contact_id as contactId',
      'e.property_id as propertyId',
      'e.agent_id as agentId',
      'u.full_name as agentName',
      'e.at',
      sql<NoteDetail>`e.detail`.as('detail'),
    ])
    .where('e.account_id', '=', accountId)
    .where('e.event_group', '=', 'NOTES')
    .where('e.id', '=', id)

export const getNote = (db: Db, scope: AccountScope, id: string): Promise<NoteRow | undefined> =>
  selectNote(db, scope, id).executeTakeFirst()

/**
 * Locks the note until the transaction ends, so that every version gets its revision when two edits collide. Locks the
 * contact before it, as merges and erasures do. A merge that moves the note meanwhile changes its contact.
 */
export async function lockNote(db: Db, scope: AccountScope, id: string): Promise<NoteRow | undefined> {
  for (;;) {
    const contact = await selectNote(db, scope, id)
      .innerJoin('contacts as c', (join) =>
        join.onRef('c.account_id', '=', 'e.account_id').onRef('c.id', '=', 'e.contact_id'),
      )
      .forNoKeyUpdate('c')
      .executeTakeFirst()
    if (!contact) return undefined
    const note = await selectNote(db, scope, id)
      .where('e.contact_id', '=', contact.contactId)
      .forUpdate('e')
      .executeTakeFirst()
    if (note) return note
  }
}

export async function updateNoteDetail(db: Db, { accountId }: AccountScope, id: string, detail: NoteDetail) {
  await db
    .updateTable('timeline_entries')
    .set({ detail: JSON.stringify(detail) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function deleteNoteEntry(db: Db, { accountId }: AccountScope, id: string) {
  await db.deleteFrom('timeline_entries').where('account_id', '=', accountId).where('id', '=', id).execute()
}

export async function insertRevision(
  db: Db,
  { accountId, agentId }: AccountScope & { agentId: string },
  { id, contactId, detail }: NoteRow,
  change: NoteRevision['change'],
) {
  await db
    .insertInto('note_revisions')
    .values({
      account_id: accountId,
      id: newId(),
      note_id: id,
      contact_id: contactId,
      change,
      agent_id: agentId,
      before: JSON.stringify(detail),
    })
    .execute()
}

export async function listRevisions(db: Db, { accountId }: AccountScope, noteId: string): Promise<NoteRevision[]> {
  const rows = await db
    .selectFrom('note_revisions as r')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'r.account_id').onRef('a.id', '=', 'r.agent_id'),
    )
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['r.at', 'r.change', 'r.agent_id', 'u.full_name as name', 'r.before'])
    .where('r.account_id', '=', accountId)
    .where('r.note_id', '=', noteId)
    .orderBy('r.at', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
  return rows.map(({ at, change, agent_id, name, before }) => ({
    at: at.toISOString(),
    change,
    by: { _id: agent_id, fullName: name },
    text: String(before.text ?? ''),
    document: before.document as NoteDocument,
  }))
}

export const listMentionableAgents = (db: Db, scope: AccountScope) =>
  selectAgents(db, scope).where('a.deactivated_at', 'is', null).execute()

/** Also those who left: notes that mention them can still be edited. */
export const listMentionedAgents = (db: Db, scope: AccountScope) => selectAgents(db, scope).execute()

/** `display_name` falls back to the email address for agents without a name. */
const selectAgents = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('agents as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id as _id', 'u.display_name as fullName', 'a.user_id as userId'])
    .where('a.account_id', '=', accountId)
    .orderBy(sql`2`)
    .orderBy('a.id')
