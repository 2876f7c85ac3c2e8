import { amortise } from '@gable/shared/calculators/schedule.ts'
import { expect, test } from 'vitest'
import { balanceLine, yearMarks } from './balance-line.ts'

test('the line of a debt falls from the corner above to the one below', () => {
  const rows = amortise({ amount: 12_000, apr: 0, months: 24 })
  expect(balanceLine(rows, { start: 12_000, months: 24 })).toBe('0 0L50 50L100 100')
})

test('a loan that is paid off sooner ends before the other one', () => {
  const rows = amortise({ amount: 12_000, apr: 0, months: 24, extraMonthly: 500 })
  expect(balanceLine(rows, { start: 12_000, months: 24 })).toBe('0 0L50 100')
})

test.each([
  [360, [0, 5, 10, 15, 20, 25, 30]],
  [180, [0, 3, 6, 9, 12, 15]],
  [100, [0, 2, 4, 6, 8]],
  [7, [0]],
])('%d months are marked by whole years', (months, years) => {
  expect(yearMarks(months).map(({ year }) => year)).toEqual(years)
})
