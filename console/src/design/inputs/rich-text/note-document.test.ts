import { expect, test } from 'vitest'
import { toNoteDocument } from './note-document.ts'

test('a note keeps text, formatting and mentions, and drops everything else', () => {
  const editorJson = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { textAlign: null },
        content: [
          { type: 'text', text: 'Ask ', marks: [{ type: 'bold' }, { type: 'link' }] },
          { type: 'mention', attrs: { id: 'a1', label: 'Ines Cole', mentionSuggestionChar: '@' } },
          { type: 'hardBreak', marks: [{ type: 'bold' }] },
          { type: 'image', attrs: { src: 'x' } },
        ],
      },
      { type: 'paragraph' },
    ],
  }
  expect(toNoteDocument(editorJson)).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Ask ', marks: [{ type: 'bold' }] },
          { type: 'mention', attrs: { id: 'a1', label: 'Ines Cole' } },
          { type: 'hardBreak' },
        ],
      },
      { type: 'paragraph' },
    ],
  })
})
