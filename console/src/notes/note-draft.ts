import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { getNoteLength } from '@gable/shared/notes/note-text.ts'
import type { NoteTarget } from './note-target.ts'

/** Stores an unsaved note for this browser tab, so that closing the panel or the page does not lose it. */
export function saveNoteDraft(key: string, document: NoteDocument) {
  try {
    if (getNoteLength(document) === 0) sessionStorage.removeItem(toStorageKey(key))
    else sessionStorage.setItem(toStorageKey(key), JSON.stringify(document))
  } catch {
    // Notes can be written without storage too.
  }
}

export function getNoteDraft(key: string): NoteDocument | undefined {
  try {
    const stored = sessionStorage.getItem(toStorageKey(key))
    return stored === null ? undefined : (JSON.parse(stored) as NoteDocument)
  } catch {
    return undefined
  }
}

export const toNoteDraftKey = (accountId: string | undefined, { contactId, propertyId }: NoteTarget) =>
  `${accountId}:${contactId}:${propertyId ?? ''}`

/** Moves a draft to the contact that the other one was merged into. A draft that exists there stays. */
export function moveNoteDraft(fromKey: string, toKey: string) {
  const draft = getNoteDraft(fromKey)
  if (!draft || getNoteDraft(toKey)) return
  saveNoteDraft(toKey, draft)
  deleteNoteDraft(fromKey)
}

export function deleteNoteDraft(key: string) {
  try {
    sessionStorage.removeItem(toStorageKey(key))
  } catch {
    // Without storage there is no draft.
  }
}

const toStorageKey = (key: string) => `note-draft:${key}`
