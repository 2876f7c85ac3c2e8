import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { getNoteLength } from '@gable/shared/notes/note-text.ts'
import { getFromTab, saveInTab } from '../platform/tab-storage.ts'
import type { NoteTarget } from './note-target.ts'

/** Stores an unsaved note for this browser tab, so that closing the panel or the page does not lose it. */
export const saveNoteDraft = (key: string, document: NoteDocument) =>
  saveInTab(toStorageKey(key), getNoteLength(document) === 0 ? undefined : document)

export const getNoteDraft = (key: string) => getFromTab<NoteDocument>(toStorageKey(key))

export const toNoteDraftKey = (accountId: string | undefined, { contactId, propertyId }: NoteTarget) =>
  `${accountId}:${contactId}:${propertyId ?? ''}`

/** Moves a draft to the contact that the other one was merged into. A draft that exists there stays. */
export function moveNoteDraft(fromKey: string, toKey: string) {
  const draft = getNoteDraft(fromKey)
  if (!draft || getNoteDraft(toKey)) return
  saveNoteDraft(toKey, draft)
  deleteNoteDraft(fromKey)
}

export const deleteNoteDraft = (key: string) => saveInTab(toStorageKey(key), undefined)

const toStorageKey = (key: string) => `note-draft:${key}`
