import { splitNotes, toNoteDocument } from '@gable/shared/imports/split-notes.ts'
import { getAppConnection } from '../connected-apps/queries.ts'
import { deleteNoteEntry, insertRevision, lockNote, updateNoteDetail } from '../notes/queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Crm, CrmNote } from './crm.ts'
import { deleteNoteLink, hashText, listSyncedNotes, setAgreedText } from './note-queries.ts'
import { addNotes } from './pull-notes.ts'
import { hasEntry } from './queue-queries.ts'
import { markAsSyncing } from './state-queries.ts'
import type { SyncWorker } from './worker.ts'

/** Makes a note as it is in the app now, where undefined means that it is gone. The text before stays in its history. */
export async function applyRemoteNote(
  db: Db,
  scope: AccountScope,
  worker: SyncWorker,
  crm: Pick<Crm, 'title' | 'clockSkew'>,
  remoteId: string,
  remote: CrmNote | undefined,
) {
  const { rules } = await worker.getContext(db, scope, crm)
  if (rules.direction === 'TO_APP') return
  const [synced] = await listSyncedNotes(db, scope, worker.appId, [remoteId])
  if (!synced) return remote && addNotes(db, scope, worker, crm, [remote])
  if (synced.agreedHash === null || (remote && hashText(remote.text) === synced.agreedHash)) return
  // An edit made here is waiting to be sent, and is compared first.
  if (await hasEntry(db, scope, worker.appId, 'NOTE', synced.noteId)) return
  const note = await lockNote(db, scope, synced.noteId)
  const connection = await getAppConnection(db, scope, worker.appId)
  if (!note || !connection) return
  const editor = { ...scope, agentId: connection.owner_id }
  const [text, ...others] = remote ? splitNotes(remote.text) : []
  await markAsSyncing(db, worker.appId)
  if (text === undefined) {
    await insertRevision(db, editor, note, 'DELETED')
    await deleteNoteEntry(db, scope, note.id)
  } else if (others.length === 0) {
    await insertRevision(db, editor, note, 'EDITED')
    const editedAt = new Date().toISOString()
    await updateNoteDetail(db, scope, note.id, { ...note.detail, text, document: toNoteDocument(text), editedAt })
    await setAgreedText(db, scope, worker.appId, note.id, text)
  } else {
    // Too long for one note here: it is left as it was, and no longer exchanged.
    await deleteNoteLink(db, scope, worker.appId, note.id)
  }
  await publishLiveEvent(db, scope, { kind: 'contacts', id: note.contactId })
}
