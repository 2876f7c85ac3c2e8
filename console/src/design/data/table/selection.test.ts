import { expect, test } from 'vitest'
import { emptySelection, getPageSelection, getRowRange, isSelected, setRowsSelected } from './selection.ts'

const page = ['a', 'b', 'c', 'd']

test('selecting rows on one page keeps the selection on other pages', () => {
  const first = setRowsSelected(emptySelection, ['x'], true, ['x', 'y'])
  expect([...setRowsSelected(first, ['a', 'b'], true, page).keys]).toEqual(['x', 'a', 'b'])
})

test('deselecting one row after "select all" keeps the rest of the page', () => {
  const rest = setRowsSelected({ keys: new Set(), all: true }, ['b'], false, page)
  expect(rest.all).toBe(false)
  expect([...rest.keys]).toEqual(['a', 'c', 'd'])
})

test('"select all" includes rows on other pages', () => {
  expect(isSelected({ keys: new Set(), all: true }, 'on-another-page')).toBe(true)
})

test('a range works in both directions, and without a start it is the row itself', () => {
  expect(getRowRange(page, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(getRowRange(page, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(getRowRange(page, undefined, 'c')).toEqual(['c'])
  expect(getRowRange(page, 'removed', 'c')).toEqual(['c'])
})

test('the header checkbox shows whether none, some or all rows of the page are selected', () => {
  expect(getPageSelection(emptySelection, page)).toBe('none')
  expect(getPageSelection(setRowsSelected(emptySelection, ['a'], true, page), page)).toBe('some')
  expect(getPageSelection(setRowsSelected(emptySelection, page, true, page), page)).toBe('all')
  expect(getPageSelection(emptySelection, [])).toBe('none')
})
