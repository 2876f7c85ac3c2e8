import { expect, test } from 'vitest'
import { stepBack, stepIn, stepOn, withStep } from './cursor-steps.ts'

const nowhere = stepIn(new URLSearchParams(), null)

test('the first page has no mark in the address', () => {
  expect(nowhere).toEqual({ cursor: undefined, page: 1, before: [] })
  expect(`${withStep(new URLSearchParams('sort=name&cursor=x&page=9'), nowhere)}`).toBe('sort=name')
})

test('pages are walked on and back the same way', () => {
  const second = stepOn(nowhere, 'b')
  const third = stepOn(second, 'c')
  expect(third).toEqual({ cursor: 'c', page: 3, before: ['', 'b'] })
  expect(stepBack(third)).toEqual(second)
  expect(stepBack(second)).toEqual(nowhere)
})

test('a window that is loaded again remembers the way it came', () => {
  const third = stepOn(stepOn(nowhere, 'b'), 'c')
  const params = withStep(new URLSearchParams(), third)
  expect(stepIn(params, { before: third.before })).toEqual(third)
})

test('a link into the middle leads back to the first page', () => {
  const third = stepIn(new URLSearchParams('cursor=c&page=3'), null)
  expect(third).toEqual({ cursor: 'c', page: 3, before: [] })
  expect(stepBack(third)).toEqual(nowhere)
})

test.each(['cursor=c', 'cursor=c&page=-4', 'cursor=c&page=x'])('%s counts as the second page', (address) => {
  expect(stepIn(new URLSearchParams(address), { before: [1, 'a'] })).toEqual({ cursor: 'c', page: 2, before: ['a'] })
})
