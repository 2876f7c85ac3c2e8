import { applyRemoteNote } from './apply-note.ts'
import { type Crm, CrmError } from './crm.ts'
import { listLinksOfContacts } from './link-queries.ts'
import {
  deleteNoteLink,
  getNoteText,
  hashText,
  listSyncedNotesOfEntries,
  saveNotes,
  setAgreedText,
} from './note-queries.ts'
import { deleteEntries, listDueEntries, markAttempt, type OutboxEntry } from './queue-queries.ts'
import type { SyncWorker } from './worker.ts'

const batchSize = 20

/** Sends notes that agents wrote, edited and deleted. Returns whether there may be more. */
export async function pushNextNotes(worker: SyncWorker, crm: Crm): Promise<boolean> {
  const written = await worker.run((db, scope) => listDueEntries(db, scope, worker.appId, 'NOTE', batchSize))
  for (const entry of written) await pushNote(worker, crm, entry)
  const deleted = await worker.run((db, scope) => listDueEntries(db, scope, worker.appId, 'NOTE_DELETION', batchSize))
  for (const entry of deleted) await pushDeletion(worker, crm, entry)
  return written.length === batchSize || deleted.length === batchSize
}

async function pushNote(worker: SyncWorker, crm: Crm, entry: OutboxEntry) {
  const note = await worker.run(async (db, scope) => {
    const link = (await listLinksOfContacts(db, scope, worker.appId, [entry.contactId])).get(entry.contactId)
    const text = await getNoteText(db, scope, entry.itemId)
    const [synced] = await listSyncedNotesOfEntries(db, scope, worker.appId, [entry.itemId])
    if (link && !link.isDeleted && text) return { text, personId: link.remoteId, synced }
    await deleteEntries(db, scope, worker.appId, [entry])
  })
  if (!note) return
  if (note.synced) return pushEdit(worker, crm, entry, { text: note.text, synced: note.synced })
  // An attempt without an answer may have arrived.
  const existing = entry.attemptedAt ? await crm.findNote(note.personId, note.text) : undefined
  if (existing === undefined) await worker.run((db, scope) => markAttempt(db, scope, worker.appId, entry))
  const remoteId = existing ?? (await ignoreRejection(() => crm.createNote(note.personId, note.text)))
  await worker.run(async (db, scope) => {
    const pair = { note_id: entry.itemId, agreed_hash: hashText(note.text) }
    if (remoteId !== undefined) await saveNotes(db, scope, worker.appId, [{ ...pair, remote_id: remoteId }])
    await deleteEntries(db, scope, worker.appId, [entry])
  })
}

/** A note that was edited on both sides is decided by the rules; of the newest one the app knows the time. */
async function pushEdit(
  worker: SyncWorker,
  crm: Crm,
  entry: OutboxEntry,
  { text, synced }: { text: string; synced: { remoteId: string; agreedHash: string | null } },
) {
  const { remoteId, agreedHash } = synced
  const remote = agreedHash === null ? undefined : await crm.getNote(remoteId)
  const isChangedThere = remote !== undefined && hashText(remote.text) !== agreedHash
  const rules = await worker.run(async (db, scope) => (await worker.getContext(db, scope, crm)).rules)
  const isNewerThere = remote !== undefined && remote.updatedAt.getTime() - crm.clockSkew > entry.dueAt.getTime()
  const wins = rules.conflicts === 'APP' || (rules.conflicts === 'NEWEST' && isNewerThere)
  if (remote && isChangedThere && wins)
    return worker.run(async (db, scope) => {
      await deleteEntries(db, scope, worker.appId, [entry])
      await applyRemoteNote(db, scope, worker, crm, remoteId, remote)
    })
  if (remote && hashText(remote.text) !== hashText(text)) await ignoreRejection(() => crm.updateNote(remoteId, text))
  await worker.run(async (db, scope) => {
    // Deleted there while it was edited here: it stays here alone.
    if (!remote) await deleteNoteLink(db, scope, worker.appId, entry.itemId)
    else await setAgreedText(db, scope, worker.appId, entry.itemId, text)
    await deleteEntries(db, scope, worker.appId, [entry])
  })
}

async function pushDeletion(worker: SyncWorker, crm: Crm, entry: OutboxEntry) {
  const { remoteId } = entry
  if (remoteId !== null) await ignoreRejection(() => crm.deleteNote(remoteId))
  await worker.run((db, scope) => deleteEntries(db, scope, worker.appId, [entry]))
}

/** What the app rejects, because the person or the note is gone or belongs to someone else, is left out. */
async function ignoreRejection<T>(request: () => Promise<T>): Promise<T | undefined> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof CrmError && (error.kind === 'REJECTED' || error.status === 403)) return undefined
    throw error
  }
}
