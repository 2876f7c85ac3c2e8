import { expect, test } from 'vitest'
import { getInitialSortOrder, getSortOrderOptions } from './column.ts'

const textColumn = { key: 'name', header: 'Name', cell: () => null }
const listLabels = (column: Parameters<typeof getSortOrderOptions>[0]) =>
  getSortOrderOptions(column).map(({ label }) => label)

test('sort orders are named by their effect, the initial one first', () => {
  expect(listLabels(textColumn)).toEqual(['A to Z', 'Z to A'])
  expect(listLabels({ ...textColumn, initialSortOrder: 'desc' })).toEqual(['Newest first', 'Oldest first'])
  expect(listLabels({ ...textColumn, numeric: true })).toEqual(['Largest first', 'Smallest first'])
  expect(listLabels({ ...textColumn, numeric: true, initialSortOrder: 'asc' })).toEqual([
    'Smallest first',
    'Largest first',
  ])
  const sortLabels = ['Shortest first', 'Longest first'] as const
  expect(listLabels({ ...textColumn, sortLabels, initialSortOrder: 'desc' })).toEqual([
    'Longest first',
    'Shortest first',
  ])
})

test('numbers sort descending first by default', () => {
  expect(getInitialSortOrder({ ...textColumn, numeric: true })).toBe('desc')
  expect(getInitialSortOrder(textColumn)).toBe('asc')
})
