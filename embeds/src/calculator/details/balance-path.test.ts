import { amortize } from '@gable/shared/calculators/schedule.ts'
import { expect, test } from 'vitest'
import { getYearTicks, toBalancePath } from './balance-path.ts'

test('the balance falls from the top left to the bottom right corner', () => {
  const rows = amortize({ amount: 12_000, apr: 0, months: 24 })
  expect(toBalancePath(rows, { start: 12_000, months: 24 })).toBe('0 0L50 50L100 100')
})

test('a loan with extra payments ends before the planned term', () => {
  const rows = amortize({ amount: 12_000, apr: 0, months: 24, extraMonthly: 500 })
  expect(toBalancePath(rows, { start: 12_000, months: 24 })).toBe('0 0L50 100')
})

test.each([
  [360, [0, 5, 10, 15, 20, 25, 30]],
  [180, [0, 3, 6, 9, 12, 15]],
  [100, [0, 2, 4, 6, 8]],
  [7, [0]],
])('the axis of %d months shows whole years', (months, years) => {
  expect(getYearTicks(months).map(({ year }) => year)).toEqual(years)
})
