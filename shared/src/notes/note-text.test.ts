import { describe, expect, test } from 'vitest'
import type { NoteDocument, NoteInline } from '../activity/entry.ts'
import { getNoteError, getNoteLength, toPlainText } from './note-text.ts'

const note = (...paragraphs: NoteInline[][]): NoteDocument => ({
  type: 'doc',
  content: paragraphs.map((content) => ({ type: 'paragraph', content })),
})
const inline = (text: string): NoteInline => ({ type: 'text', text })

test('plain text has one line per paragraph and names the mentioned agents', () => {
  const document = note(
    [inline('Ask '), { type: 'mention', attrs: { id: 'a1', label: 'Ines Cole' } }],
    [{ type: 'text', text: 'soon', marks: [{ type: 'bold' }] }, { type: 'hardBreak' }, inline('please')],
  )
  expect(toPlainText(document)).toBe('Ask @Ines Cole\nsoon\nplease')
  expect(getNoteLength(document)).toBe(24)
})

describe('a note of 500 characters', () => {
  test.for([
    ['letters', 'a'.repeat(500)],
    ['emoji', '😀'.repeat(500)],
    ['combined emoji', '👨‍👩‍👧‍👦'.repeat(500)],
    ['letters with combining accents', 'e\u0301'.repeat(500)],
  ] as const)('is accepted when they are %s, and one more is refused', ([, text]) => {
    expect(getNoteError(note([inline(text)]))).toBeUndefined()
    expect(getNoteError(note([inline(`${text}a`)]))).toBe('Note cannot be more than 500 characters')
    expect(getNoteError(note([inline(text)], [inline('a')]))).toBe('Note cannot be more than 500 characters')
  })
})

test.for([[[]], [[[]]], [[[inline('  ')], [inline('\n')]]], [[[{ type: 'hardBreak' as const }]]]] as [
  NoteInline[][],
][])('a note of %j is empty', ([paragraphs]) => {
  expect(getNoteError(note(...paragraphs))).toBe('Note is required')
})
