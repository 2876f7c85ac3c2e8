import { describe, expect, test } from 'vitest'
import type { NoteDocument, NoteInline } from '../activity/entry.ts'
import { faultOfNote, noteLength, textOfNote } from './note-text.ts'

const note = (...paragraphs: NoteInline[][]): NoteDocument => ({
  type: 'doc',
  content: paragraphs.map((content) => ({ type: 'paragraph', content })),
})
const says = (text: string): NoteInline => ({ type: 'text', text })

test('a note is a line for each paragraph, and people by their names', () => {
  const document = note(
    [says('Ask '), { type: 'mention', attrs: { id: 'a1', label: 'Ines Cole' } }],
    [{ type: 'text', text: 'soon', marks: [{ type: 'bold' }] }, { type: 'hardBreak' }, says('please')],
  )
  expect(textOfNote(document)).toBe('Ask @Ines Cole\nsoon\nplease')
  expect(noteLength(document)).toBe(24)
})

describe('500 characters', () => {
  test.for([
    ['letters', 'a'.repeat(500)],
    ['faces', '😀'.repeat(500)],
    ['families', '👨‍👩‍👧‍👦'.repeat(500)],
    ['letters with accents of their own', 'e\u0301'.repeat(500)],
  ] as const)('may be %s, and one more is too many', ([, text]) => {
    expect(faultOfNote(note([says(text)]))).toBeUndefined()
    expect(faultOfNote(note([says(`${text}a`)]))).toBe('Note cannot be more than 500 characters')
    expect(faultOfNote(note([says(text)], [says('a')]))).toBe('Note cannot be more than 500 characters')
  })
})

test.for([[[]], [[[]]], [[[says('  ')], [says('\n')]]], [[[{ type: 'hardBreak' as const }]]]] as [NoteInline[][]][])(
  'a note of %j says nothing',
  ([paragraphs]) => {
    expect(faultOfNote(note(...paragraphs))).toBe('Note is required')
  },
)
