import { expect, test } from 'vitest'
import { columnMaximum, readLengths, writeLengths } from './column-length.ts'

test('the lengths of columns travel in an address', () => {
  expect(readLengths(writeLengths({ NEW: 75, LOST: 125 }))).toEqual({ NEW: 75, LOST: 125 })
  expect(readLengths(writeLengths({}))).toEqual({})
})

test('a length that makes no sense is the usual one, and none is endless', () => {
  expect(readLengths('NEW.many,LOST.-4,CLOSED.2.5')).toEqual({})
  expect(readLengths('NEW.1000000')).toEqual({ NEW: columnMaximum })
})
