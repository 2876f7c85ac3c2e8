import { expect, test } from 'vitest'
import { isPlanLimitReached } from './plan-limit.ts'

test.for([
  [0, 0, true],
  [0, 1, false],
  [4, 5, false],
  [5, 5, true],
  [9, 5, true],
] as const)('with %i published of %i allowed there is none left: %s', ([published, allowed, answer]) => {
  expect(isPlanLimitReached(published, allowed)).toBe(answer)
})
