import type { NoteDocument } from '../activity/entry.ts'
import { noteMaxLength } from '../notes/note-text.ts'
import { cleanText } from '../text/clean-text.ts'

/** The longest cell that is imported, as several notes if needed. */
export const noteCellMaximum = 10_000

/** Splits a cell into notes short enough to be edited, between lines or words. */
export function splitNotes(cell: string): string[] {
  const notes: string[] = []
  let rest = cleanText(cell.replace(/\r\n?/g, '\n'))
  while (rest.length > noteMaxLength) {
    const end = findSplit(rest.slice(0, noteMaxLength + 1))
    notes.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? notes : [...notes, rest]
}

function findSplit(text: string): number {
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf(' '))
  if (end > 0) return end
  // Never splits a surrogate pair.
  return /[\ud800-\udbff]$/.test(text.slice(0, noteMaxLength)) ? noteMaxLength - 1 : noteMaxLength
}

/** Converts plain text to a note document with a paragraph for each line. */
export const toNoteDocument = (text: string): NoteDocument => ({
  type: 'doc',
  content: text
    .split('\n')
    .map((line) =>
      line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] },
    ),
})
