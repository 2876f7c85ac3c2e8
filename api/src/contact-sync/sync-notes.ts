import { newId } from '@gable/shared/ids.ts'
import { splitNotes } from '@gable/shared/imports/split-notes.ts'
import { getAppConnection } from '../connected-apps/queries.ts'
import { insertNotes, type NewNote } from '../imports/write-queries.ts'
import { type Crm, CrmError, type CrmNote } from './crm.ts'
import { listLinksOfContacts, listLinksOfPeople } from './link-queries.ts'
import { getNoteText, listKnownNotes, saveNotes } from './note-queries.ts'
import { deleteEntries, listDueEntries, markAttempt } from './queue-queries.ts'
import type { RunRow } from './run-queries.ts'
import { getSyncState, markAsSyncing, updateSyncState } from './state-queries.ts'
import { recordProgress, type SyncWorker } from './worker.ts'

/** Reads the next page of new notes, the newest first. Returns whether there is another one. */
export async function pullNextNotes(worker: SyncWorker, crm: Crm, run: RunRow): Promise<boolean> {
  const { cursor } = run
  // A short run only sends what changed here.
  if (cursor.watermark === undefined) return false
  const { notes, next } = await crm.listNotes(cursor.next)
  if (next !== undefined && next === cursor.next)
    throw new CrmError('REJECTED', `${crm.title} told the same page of notes twice`)
  return worker.run(async (db, scope) => {
    const state = await getSyncState(db, scope, worker.appId)
    const lastId = Number(state?.last_note_id ?? 0)
    const fresh = notes.filter(({ id }) => id > lastId)
    await addNotes(fresh)
    const firstNoteId = cursor.firstNoteId ?? Math.max(0, ...notes.map(({ id }) => id))
    const isEnd = next === undefined || fresh.length < notes.length || (cursor.pages ?? 0) > pageMaximum
    // Everything up to the newest note that there was at the beginning is known now.
    if (isEnd && firstNoteId > lastId)
      await updateSyncState(db, scope, worker.appId, { last_note_id: String(firstNoteId) })
    run.cursor = { ...cursor, firstNoteId, pages: (cursor.pages ?? 0) + 1, ...(next !== undefined && { next }) }
    await recordProgress(db, scope, run, { cursor: run.cursor })
    return !isEnd

    async function addNotes(found: readonly CrmNote[]) {
      const links = await listLinksOfPeople(db, scope, worker.appId, [
        ...new Set(found.map(({ personId }) => personId)),
      ])
      const known = await listKnownNotes(
        db,
        scope,
        worker.appId,
        found.map(({ id }) => String(id)),
      )
      const connection = await getAppConnection(db, scope, worker.appId)
      const added: NewNote[] = []
      const pairs: { note_id: string; remote_id: string }[] = []
      for (const note of found) {
        const link = links.get(note.personId)
        if (!link || known.has(String(note.id)) || note.text === '') continue
        // Long notes become several, the first one on top.
        const parts = splitNotes(note.text.slice(0, textMaximum)).map((text, n) => ({
          ...{ id: newId(), contact_id: link.contactId, text, author: note.author.slice(0, 100) },
          at: new Date(note.at.getTime() - n),
        }))
        added.push(...parts)
        const [first] = parts
        if (first) pairs.push({ note_id: first.id, remote_id: String(note.id) })
      }
      if (added.length === 0 || !connection) return
      await markAsSyncing(db, worker.appId)
      await insertNotes(db, scope, { agentId: connection.owner_id, fileName: crm.title }, added)
      await saveNotes(db, scope, worker.appId, pairs)
    }
  })
}

const pageMaximum = 2000
const textMaximum = 10_000
const batchSize = 20

/** Sends notes that agents wrote. Returns whether there may be more. */
export async function pushNextNotes(worker: SyncWorker, crm: Crm): Promise<boolean> {
  const entries = await worker.run((db, scope) => listDueEntries(db, scope, worker.appId, 'NOTE', batchSize))
  for (const entry of entries) {
    const note = await worker.run(async (db, scope) => {
      const link = (await listLinksOfContacts(db, scope, worker.appId, [entry.contactId])).get(entry.contactId)
      const text = await getNoteText(db, scope, entry.itemId)
      if (link && !link.isDeleted && text) return { text, remoteId: link.remoteId }
      await deleteEntries(db, scope, worker.appId, [entry])
    })
    if (!note) continue
    // An attempt without an answer may have arrived.
    const existing = entry.attemptedAt ? await crm.findNote(note.remoteId, note.text) : undefined
    if (existing === undefined) await worker.run((db, scope) => markAttempt(db, scope, worker.appId, entry))
    const remoteId = existing ?? (await sendNote(crm, note))
    await worker.run(async (db, scope) => {
      if (remoteId !== undefined)
        await saveNotes(db, scope, worker.appId, [{ note_id: entry.itemId, remote_id: remoteId }])
      await deleteEntries(db, scope, worker.appId, [entry])
    })
  }
  return entries.length === batchSize
}

/** A note that the app rejects, because its person is gone, is left out. */
async function sendNote(crm: Crm, { remoteId, text }: { remoteId: string; text: string }): Promise<string | undefined> {
  try {
    return await crm.createNote(remoteId, text)
  } catch (error) {
    if (error instanceof CrmError && error.kind === 'REJECTED') return undefined
    throw error
  }
}
