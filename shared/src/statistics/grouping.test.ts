import { expect, test } from 'vitest'
import { groupingFor } from './grouping.ts'

test.each([
  [1, 'DAY'],
  [31, 'DAY'],
  [32, 'WEEK'],
  [120, 'WEEK'],
  [121, 'MONTH'],
  [365, 'MONTH'],
] as const)('%i days are drawn by %s', (days, grouping) => {
  expect(groupingFor(days)).toBe(grouping)
})
