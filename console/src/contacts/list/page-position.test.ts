import { expect, test } from 'vitest'
import { getNextPosition, getPreviousPosition, parsePosition, writePosition } from './page-position.ts'

const first = parsePosition(new URLSearchParams(), null)

test('the first page leaves no trace in the address', () => {
  expect(first).toEqual({ cursor: undefined, page: 1, previousCursors: [] })
  expect(`${writePosition(new URLSearchParams('sort=name&cursor=x&page=9'), first)}`).toBe('sort=name')
})

test('going back leads through the same pages', () => {
  const second = getNextPosition(first, 'b')
  const third = getNextPosition(second, 'c')
  expect(third).toEqual({ cursor: 'c', page: 3, previousCursors: ['', 'b'] })
  expect(getPreviousPosition(third)).toEqual(second)
  expect(getPreviousPosition(second)).toEqual(first)
})

test('a reload keeps the pages walked through', () => {
  const third = getNextPosition(getNextPosition(first, 'b'), 'c')
  const params = writePosition(new URLSearchParams(), third)
  expect(parsePosition(params, { previousCursors: third.previousCursors })).toEqual(third)
})

test('going back from a link into the middle leads to the first page', () => {
  const third = parsePosition(new URLSearchParams('cursor=c&page=3'), null)
  expect(third).toEqual({ cursor: 'c', page: 3, previousCursors: [] })
  expect(getPreviousPosition(third)).toEqual(first)
})

test.each(['cursor=c', 'cursor=c&page=-4', 'cursor=c&page=x'])('%s counts as the second page', (address) => {
  expect(parsePosition(new URLSearchParams(address), { previousCursors: [1, 'a'] })).toEqual({
    cursor: 'c',
    page: 2,
    previousCursors: ['a'],
  })
})
