import { expect, test } from 'vitest'
import { getRemaining } from './remaining.ts'

test('the limit is not reached before the count is loaded', () => {
  expect(getRemaining(undefined, 5)).toEqual({ remaining: undefined, isFull: false })
})

test.for([
  [0, 5, 5, false],
  [4, 5, 1, false],
  [5, 5, 0, true],
  [9, 5, 0, true],
  [0, 0, 0, true],
] as const)('%i published of %i allowed leaves %i (full: %s)', ([published, allowed, remaining, isFull]) => {
  expect(getRemaining(published, allowed)).toEqual({ remaining, isFull })
})
