import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { noteLength } from '@gable/shared/notes/note-text.ts'
import type { NoteTarget } from './note-target.ts'

/** What was typed and not saved yet stays with this tab, whatever closes the panel or the page. */
export function keepDraft(name: string, document: NoteDocument) {
  try {
    if (noteLength(document) === 0) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(document))
  } catch {
    // A browser that keeps nothing still lets one write.
  }
}

export function draftOf(name: string): NoteDocument | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(name))
    return kept === null ? undefined : (JSON.parse(kept) as NoteDocument)
  } catch {
    return undefined
  }
}

/** Under which name what is typed about somebody or something is kept. */
export const draftAbout = (accountId: string | undefined, { contactId, propertyId }: NoteTarget) =>
  `${accountId}:${contactId}:${propertyId ?? ''}`

/** What was typed about somebody goes along to whom they are now, unless something is typed there already. */
export function moveDraft(from: string, to: string) {
  const draft = draftOf(from)
  if (!draft || draftOf(to)) return
  keepDraft(to, draft)
  dropDraft(from)
}

export function dropDraft(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Then there is none either.
  }
}

const keyOf = (name: string) => `note-draft:${name}`
