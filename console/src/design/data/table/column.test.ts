import { expect, test } from 'vitest'
import { firstOrderOf, orderWords } from './column.ts'

const words = { key: 'name', header: 'Name', cell: () => null }
const labels = (column: Parameters<typeof orderWords>[0]) => orderWords(column).map(({ label }) => label)

test('an order is named by what it does, the one of the first press before the other', () => {
  expect(labels(words)).toEqual(['A to Z', 'Z to A'])
  expect(labels({ ...words, firstOrder: 'desc' })).toEqual(['Newest first', 'Oldest first'])
  expect(labels({ ...words, numeric: true })).toEqual(['Largest first', 'Smallest first'])
  expect(labels({ ...words, numeric: true, firstOrder: 'asc' })).toEqual(['Smallest first', 'Largest first'])
})

test('numbers begin with the largest, unless a column says otherwise', () => {
  expect(firstOrderOf({ ...words, numeric: true })).toBe('desc')
  expect(firstOrderOf(words)).toBe('asc')
})
