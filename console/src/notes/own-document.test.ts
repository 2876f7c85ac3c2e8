import { expect, test } from 'vitest'
import { ownDocument } from './own-document.ts'

test('a note keeps words, looks and mentions, and nothing of the editor’s own', () => {
  const held = {
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
  expect(ownDocument(held)).toEqual({
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
