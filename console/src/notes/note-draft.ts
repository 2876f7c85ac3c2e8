import { noteLength } from '@gable/shared/notes/note-text.ts'
import type { NoteDocument } from '@gable/shared/timeline/entry.ts'

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

export function dropDraft(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Then there is none either.
  }
}

const keyOf = (name: string) => `note-draft:${name}`
