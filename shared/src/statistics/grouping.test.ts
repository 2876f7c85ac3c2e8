import { expect, test } from 'vitest'
import { getDefaultGrouping } from './grouping.ts'

test.each([
  [1, 'DAY'],
  [31, 'DAY'],
  [32, 'WEEK'],
  [120, 'WEEK'],
  [121, 'MONTH'],
  [365, 'MONTH'],
] as const)('%i days are grouped by %s', (days, grouping) => {
  expect(getDefaultGrouping(days)).toBe(grouping)
})
