import { expect, test } from 'vitest'
import { isPlanLimitReached } from './plan-limit.ts'

test.for([
  [0, 0, true],
  [0, 1, false],
  [4, 5, false],
  [5, 5, true],
  [9, 5, true],
] as const)('with %i published of %i allowed, the plan limit is reached: %s', ([published, limit, isReached]) => {
  expect(isPlanLimitReached(published, limit)).toBe(isReached)
})
