import type { NoteDocument } from '../activity/entry.ts'
import { noteMaximum } from '../notes/note-text.ts'
import { cleanText } from '../submissions/clean-text.ts'

/** So much of one cell is taken over, in as many notes as that takes. */
export const noteCellMaximum = 10_000

/** What a cell says as notes that can be edited: a longer text is several, parted where a line or a word ends. */
export function notesIn(cell: string): string[] {
  const notes: string[] = []
  let rest = cleanText(cell.replace(/\r\n?/g, '\n'))
  while (rest.length > noteMaximum) {
    const end = endOfPart(rest.slice(0, noteMaximum + 1))
    notes.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? notes : [...notes, rest]
}

function endOfPart(text: string): number {
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf(' '))
  if (end > 0) return end
  // Half of a character that takes two is not a character.
  return /[\ud800-\udbff]$/.test(text.slice(0, noteMaximum)) ? noteMaximum - 1 : noteMaximum
}

/** Plain text as the document of a note: a paragraph for each line. */
export const documentOf = (text: string): NoteDocument => ({
  type: 'doc',
  content: text
    .split('\n')
    .map((line) =>
      line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] },
    ),
})
