import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { NewNote, Note } from '@gable/shared/notes/note.ts'
import { mentionedIn, textOfNote } from '@gable/shared/notes/note-text.ts'
import { isHome } from '../contacts/detail-queries.ts'
import { heldContact } from '../contacts/known-contact.ts'
import { tellTimeline } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { mayDeleteNote, mayEditNote } from './may-change.ts'
import { ownDocument } from './own-document.ts'
import { findNote, type KeptNote, keepRevision, lockNote, removeNote, rewriteNote } from './queries.ts'
import { tellMentioned } from './tell-mentioned.ts'

export async function addNote(db: Db, scope: Scope, { contactId, propertyId, document: sent }: NewNote): Promise<Note> {
  const { fullName } = await heldContact(db, scope, contactId)
  if (propertyId && !(await isHome(db, scope, propertyId)))
    throw new Problem('invalid', 'Some fields need attention', { propertyId: 'There is no such property' })
  const document = await ownDocument(db, scope, sent)
  const detail = { text: textOfNote(document), document }
  const entry = { eventGroup: 'NOTES', kind: 'NOTE', detail } as const
  const noteId = await tellTimeline(db, scope, { contactId, propertyId }, entry)
  await tellMentioned(db, scope, mentionedIn(document), { noteId, contactId, contactName: fullName })
  return told(db, scope, noteId)
}

export async function editNote(db: Db, scope: Scope, id: string, sent: NoteDocument): Promise<Note> {
  const note = await heldNote(db, scope, id)
  if (!mayEditNote(scope, note.agentId)) throw new Problem('forbidden', 'Only who wrote a note can edit it')
  const document = await ownDocument(db, scope, sent)
  await keepRevision(db, scope, note, 'EDITED')
  const detail = { text: textOfNote(document), document, editedAt: new Date().toISOString() }
  await rewriteNote(db, scope, id, detail)
  const { fullName: contactName } = await heldContact(db, scope, note.contactId)
  const before = new Set(mentionedIn(note.detail.document))
  const fresh = mentionedIn(document).filter((agentId) => !before.has(agentId))
  await tellMentioned(db, scope, fresh, { noteId: id, contactId: note.contactId, contactName })
  return told(db, scope, id)
}

export async function deleteNote(db: Db, scope: Scope, id: string) {
  const note = await heldNote(db, scope, id)
  if (!mayDeleteNote(scope, note.agentId)) throw new Problem('forbidden', 'Only who wrote a note can delete it')
  await keepRevision(db, scope, note, 'DELETED')
  await removeNote(db, scope, id)
  await notify(db, scope, { kind: 'contacts', id: note.contactId })
}

async function heldNote(db: Db, scope: Scope, id: string): Promise<KeptNote> {
  const note = await lockNote(db, scope, id)
  if (!note) throw noSuchNote()
  return note
}

export const noSuchNote = () => new Problem('not_found', 'There is no such note')

async function told(db: Db, scope: Scope, id: string): Promise<Note> {
  const note = await findNote(db, scope, id)
  if (!note) throw noSuchNote()
  await notify(db, scope, { kind: 'contacts', id: note.contactId })
  const { contactId, propertyId, agentId, agentName, at, detail } = note
  return {
    _id: id,
    contactId,
    propertyId,
    document: detail.document,
    text: detail.text,
    agent: agentId === null ? null : { _id: agentId, fullName: agentName ?? '' },
    at: at.toISOString(),
    editedAt: detail.editedAt ?? null,
    mayEdit: mayEditNote(scope, agentId),
    mayDelete: mayDeleteNote(scope, agentId),
  }
}
