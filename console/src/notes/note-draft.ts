import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { getNoteLength } from '@gable/shared/notes/note-text.ts'
import type { NoteTarget } from './note-target.ts'

/** What was typed and not saved yet stays with this tab, whatever closes the panel or the page. */
export function saveNoteDraft(name: string, document: NoteDocument) {
  try {
    if (getNoteLength(document) === 0) sessionStorage.removeItem(toStorageKey(name))
    else sessionStorage.setItem(toStorageKey(name), JSON.stringify(document))
  } catch {
    // A browser that keeps nothing still lets one write.
  }
}

export function getNoteDraft(name: string): NoteDocument | undefined {
  try {
    const kept = sessionStorage.getItem(toStorageKey(name))
    return kept === null ? undefined : (JSON.parse(kept) as NoteDocument)
  } catch {
    return undefined
  }
}

/** Under which name what is typed about somebody or something is kept. */
export const toNoteDraftKey = (accountId: string | undefined, { contactId, propertyId }: NoteTarget) =>
  `${accountId}:${contactId}:${propertyId ?? ''}`

/** What was typed about somebody goes along to whom they are now, unless something is typed there already. */
export function moveNoteDraft(from: string, to: string) {
  const draft = getNoteDraft(from)
  if (!draft || getNoteDraft(to)) return
  saveNoteDraft(to, draft)
  deleteNoteDraft(from)
}

export function deleteNoteDraft(name: string) {
  try {
    sessionStorage.removeItem(toStorageKey(name))
  } catch {
    // Then there is none either.
  }
}

const toStorageKey = (name: string) => `note-draft:${name}`
