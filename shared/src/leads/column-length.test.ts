import { expect, test } from 'vitest'
import { columnMaximum, formatColumnLengths, parseColumnLengths } from './column-length.ts'

test('column lengths survive a round trip through the URL', () => {
  expect(parseColumnLengths(formatColumnLengths({ NEW: 75, LOST: 125 }))).toEqual({ NEW: 75, LOST: 125 })
  expect(parseColumnLengths(formatColumnLengths({}))).toEqual({})
})

test('an invalid length falls back to the default, and every length is capped', () => {
  expect(parseColumnLengths('NEW.many,LOST.-4,CLOSED.2.5')).toEqual({})
  expect(parseColumnLengths('NEW.1000000')).toEqual({ NEW: columnMaximum })
})
