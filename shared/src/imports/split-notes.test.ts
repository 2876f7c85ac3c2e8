import { expect, test } from 'vitest'
import { splitNotes, toNoteDocument } from './split-notes.ts'

test('a long text is split into notes between lines or words, and never inside a character', () => {
  expect(splitNotes(' Short \r\n text ')).toEqual(['Short \n text'])
  expect(splitNotes(`${'a'.repeat(400)}\n${'b'.repeat(400)}`)).toEqual(['a'.repeat(400), 'b'.repeat(400)])
  const emojis = splitNotes('😀'.repeat(300))
  expect(emojis.join('')).toBe('😀'.repeat(300))
  expect(emojis.every((part) => part.length <= 500 && !/[\ud800-\udbff]$/.test(part))).toBe(true)
})

test('a note has a paragraph for each line of the text', () => {
  expect(toNoteDocument('One\n\nTwo').content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'One' }] },
    { type: 'paragraph' },
    { type: 'paragraph', content: [{ type: 'text', text: 'Two' }] },
  ])
})
