import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { NewNote, Note } from '@gable/shared/notes/note.ts'
import { getNoteError, listMentionedAgentIds, setMentionNames, toPlainText } from '@gable/shared/notes/note-text.ts'
import { propertyExists } from '../contacts/detail-queries.ts'
import { lockContactOrThrow } from '../contacts/get-contact.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { canDeleteNote, canEditNote } from './note-permissions.ts'
import { notifyMentionedAgents } from './notify-mentioned-agents.ts'
import {
  deleteNoteEntry,
  getNote,
  insertRevision,
  listMentionedAgents,
  lockNote,
  type NoteRow,
  updateNoteDetail,
} from './queries.ts'

export async function createNote(
  db: Db,
  scope: Scope,
  { contactId, propertyId, document: input }: NewNote,
): Promise<Note> {
  const { fullName } = await lockContactOrThrow(db, scope, contactId)
  if (propertyId && !(await propertyExists(db, scope, propertyId))) throw invalid({ propertyId: 'Property not found' })
  const document = await validateDocument(db, scope, input)
  const detail = { text: toPlainText(document), document }
  const entry = { eventGroup: 'NOTES', kind: 'NOTE', detail } as const
  const noteId = await recordActivity(db, scope, { contactId, propertyId }, entry)
  const mentioned = listMentionedAgentIds(document)
  await notifyMentionedAgents(db, scope, mentioned, { noteId, contactId, contactName: fullName })
  return publishNote(db, scope, noteId)
}

export async function updateNote(db: Db, scope: Scope, id: string, input: NoteDocument): Promise<Note> {
  const note = orNotFound(await lockNote(db, scope, id), 'note')
  if (!canEditNote(scope, note.agentId)) throw new Problem('forbidden', 'Only the author of a note can edit it')
  const document = await validateDocument(db, scope, input)
  await insertRevision(db, scope, note, 'EDITED')
  const detail = { ...note.detail, text: toPlainText(document), document, editedAt: new Date().toISOString() }
  await updateNoteDetail(db, scope, id, detail)
  const { fullName: contactName } = await lockContactOrThrow(db, scope, note.contactId)
  const mentionedBefore = new Set(listMentionedAgentIds(note.detail.document))
  const newlyMentioned = listMentionedAgentIds(document).filter((agentId) => !mentionedBefore.has(agentId))
  await notifyMentionedAgents(db, scope, newlyMentioned, { noteId: id, contactId: note.contactId, contactName })
  return publishNote(db, scope, id)
}

export async function deleteNote(db: Db, scope: Scope, id: string) {
  const note = orNotFound(await lockNote(db, scope, id), 'note')
  if (!canDeleteNote(scope, note.agentId))
    throw new Problem('forbidden', 'Only the author of a note, or someone who manages the account, can delete it')
  await insertRevision(db, scope, note, 'DELETED')
  await deleteNoteEntry(db, scope, id)
  await publishLiveEvent(db, scope, { kind: 'contacts', id: note.contactId })
}

/** Returns the document to store: mentions carry the agents' real names, whatever the browser sent. */
async function validateDocument(db: Db, scope: AccountScope, input: NoteDocument): Promise<NoteDocument> {
  const mentioned = listMentionedAgentIds(input)
  const agents = mentioned.length > 0 ? await listMentionedAgents(db, scope) : []
  const names = new Map(agents.map(({ _id, fullName }) => [_id, fullName]))
  const document = setMentionNames(input, names)
  const error = mentioned.every((id) => names.has(id))
    ? getNoteError(document)
    : 'Only agents of your agency can be mentioned'
  if (error) throw invalid({ document: error })
  return document
}

async function publishNote(db: Db, scope: Scope, id: string): Promise<Note> {
  const note = orNotFound(await getNote(db, scope, id), 'note')
  await publishLiveEvent(db, scope, { kind: 'contacts', id: note.contactId })
  return toNote(scope, note)
}

const toNote = (scope: Scope, { id, contactId, propertyId, agentId, agentName, at, detail }: NoteRow): Note => ({
  _id: id,
  contactId,
  propertyId,
  document: detail.document,
  text: detail.text,
  agent: agentId === null ? null : { _id: agentId, fullName: agentName ?? '' },
  at: at.toISOString(),
  editedAt: detail.editedAt ?? null,
  mayEdit: canEditNote(scope, agentId),
  mayDelete: canDeleteNote(scope, agentId),
})
