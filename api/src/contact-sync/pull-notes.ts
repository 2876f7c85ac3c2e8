import { newId } from '@gable/shared/ids.ts'
import { splitNotes } from '@gable/shared/imports/split-notes.ts'
import { getAppConnection } from '../connected-apps/queries.ts'
import { insertNotes, type NewNote } from '../imports/write-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Crm, CrmNote } from './crm.ts'
import { listLinksOfPeople } from './link-queries.ts'
import { hashText, listSyncedNotes, listSyncedNotesBetween, type SyncedNotePair, saveNotes } from './note-queries.ts'
import { pullNewest } from './pull-newest.ts'
import { addToInbox } from './queue-queries.ts'
import type { RunRow } from './run-queries.ts'
import { markAsSyncing } from './state-queries.ts'
import type { SyncWorker } from './worker.ts'

/** Reads the next page of new notes, the newest first. Returns whether there is another one. */
export const pullNextNotes = (worker: SyncWorker, crm: Crm, run: RunRow): Promise<boolean> =>
  pullNewest(worker, crm, run, {
    noun: 'notes',
    lastIdColumn: 'last_note_id',
    pageMaximum: 2000,
    async list(next) {
      const page = await crm.listNotes(next)
      return { items: page.notes, next: page.next }
    },
    async apply(db, scope, { fresh, items, isFirst }) {
      await addNotes(db, scope, worker, crm, fresh)
      if (isFirst) await queueChangedNotes(db, scope, worker.appId, items)
    },
  })

/** Adds new notes of linked people. */
export async function addNotes(
  db: Db,
  scope: AccountScope,
  worker: SyncWorker,
  crm: Pick<Crm, 'title'>,
  found: readonly CrmNote[],
) {
  const { appId } = worker
  const links = await listLinksOfPeople(db, scope, appId, [...new Set(found.map(({ personId }) => personId))])
  const ids = found.map(({ id }) => String(id))
  const known = new Set((await listSyncedNotes(db, scope, appId, ids)).map(({ remoteId }) => remoteId))
  const connection = await getAppConnection(db, scope, appId)
  const added: NewNote[] = []
  const pairs: SyncedNotePair[] = []
  for (const note of found) {
    const link = links.get(note.personId)
    if (!link || known.has(String(note.id)) || note.text === '') continue
    // Long notes become several, the first one on top.
    const parts = splitNotes(note.text.slice(0, textMaximum)).map((text, n) => ({
      id: newId(),
      contact_id: link.contactId,
      text,
      author: note.author.slice(0, 100),
      at: new Date(note.at.getTime() - n),
    }))
    added.push(...parts)
    const [first] = parts
    const agreed_hash = parts.length === 1 ? hashText(note.text) : null
    if (first) pairs.push({ note_id: first.id, remote_id: String(note.id), agreed_hash })
  }
  if (added.length === 0 || !connection) return
  await markAsSyncing(db, appId)
  await insertNotes(db, scope, { agentId: connection.owner_id, fileName: crm.title }, added)
  await saveNotes(db, scope, appId, pairs)
}

/**
 * Notes of the newest page that were edited in the app, or are missing between the others, are read one by one. Earlier
 * ones arrive by webhook only.
 */
async function queueChangedNotes(db: Db, scope: AccountScope, appId: string, notes: readonly CrmNote[]) {
  const textOf = new Map(notes.map(({ id, text }) => [String(id), text]))
  const synced = await listSyncedNotesBetween(db, scope, appId, notes)
  const changed = synced.filter(({ remoteId, agreedHash }) => {
    const text = textOf.get(remoteId)
    return agreedHash !== null && (text === undefined || hashText(text) !== agreedHash)
  })
  const ids = changed.map(({ remoteId }) => remoteId)
  await addToInbox(db, scope, appId, 'NOTE', ids)
}

const textMaximum = 10_000
