import { describe, expect, test } from 'vitest'
import { momentIn } from './moment-in.ts'
import { documentOf, notesIn } from './notes-in.ts'

const now = Date.parse('2026-03-07T09:00:00Z')

test.for([
  ['2019-04-05', '2019-04-05T12:00:00.000Z'],
  ['4/5/2019', '2019-04-05T12:00:00.000Z'],
  ['4/5/2019 2:33 PM', '2019-04-05T12:00:00.000Z'],
  ['November 2, 2019', '2019-11-02T12:00:00.000Z'],
  ['2019-04-05 14:33', '2019-04-05T14:33:00.000Z'],
  ['2019-04-05T14:33:10-04:00', '2019-04-05T18:33:10.000Z'],
  ['2019-04-05 14:33:10 UTC', '2019-04-05T14:33:10.000Z'],
  ['2026-03-07', '2026-03-07T09:00:00.000Z'],
])('%s is %s', ([text = '', at]) => {
  expect(momentIn(text, now)).toEqual({ at })
})

test.for([
  ['31/31/2019', 'is not a date'],
  ['yesterday', 'is not a date'],
  ['2019-04-05 99:99', 'is not a date'],
  ['1899-12-31', 'is before 1900'],
  ['2026-03-09', 'is in the future'],
])('%s %s', ([text = '', fault]) => {
  expect(momentIn(text, now)).toEqual({ fault })
})

describe('a text', () => {
  test('is parted into notes where a line or a word ends, and never within a character', () => {
    expect(notesIn(' Short \r\n text ')).toEqual(['Short \n text'])
    expect(notesIn(`${'a'.repeat(400)}\n${'b'.repeat(400)}`)).toEqual(['a'.repeat(400), 'b'.repeat(400)])
    const faces = notesIn('😀'.repeat(300))
    expect(faces.join('')).toBe('😀'.repeat(300))
    expect(faces.every((part) => part.length <= 500 && !/[\ud800-\udbff]$/.test(part))).toBe(true)
  })

  test('is a paragraph for each of its lines', () => {
    expect(documentOf('One\n\nTwo').content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'One' }] },
      { type: 'paragraph' },
      { type: 'paragraph', content: [{ type: 'text', text: 'Two' }] },
    ])
  })
})
