import { expect, test } from 'vitest'
import { between, isSelected, nothingSelected, pageMark, withRows } from './selection.ts'

const page = ['a', 'b', 'c', 'd']

test('picking rows on one page keeps those picked on another', () => {
  const first = withRows(nothingSelected, ['x'], true, ['x', 'y'])
  expect([...withRows(first, ['a', 'b'], true, page).keys]).toEqual(['x', 'a', 'b'])
})

test('letting one row go out of everything leaves the rest of the page', () => {
  const rest = withRows({ keys: new Set(), all: true }, ['b'], false, page)
  expect(rest.all).toBe(false)
  expect([...rest.keys]).toEqual(['a', 'c', 'd'])
})

test('everything includes rows that are not on the page', () => {
  expect(isSelected({ keys: new Set(), all: true }, 'far-away')).toBe(true)
})

test('a range goes both ways, and without a beginning it is the row itself', () => {
  expect(between(page, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(page, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(page, undefined, 'c')).toEqual(['c'])
  expect(between(page, 'gone', 'c')).toEqual(['c'])
})

test("the header's box says none, some or every row of the page", () => {
  expect(pageMark(nothingSelected, page)).toBe('none')
  expect(pageMark(withRows(nothingSelected, ['a'], true, page), page)).toBe('some')
  expect(pageMark(withRows(nothingSelected, page, true, page), page)).toBe('every')
  expect(pageMark(nothingSelected, [])).toBe('none')
})
