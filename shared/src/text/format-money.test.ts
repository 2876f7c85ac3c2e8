import { expect, test } from 'vitest'
import { formatExactMoney, formatMoney, formatWholeDollars } from './format-money.ts'

test('amounts are formatted in dollars, with cents only when there are any', () => {
  expect(formatMoney(450_000_00)).toBe('$450,000')
  expect(formatMoney(450_000_50)).toBe('$450,000.50')
})

test('amounts of an invoice always have cents', () => {
  expect(formatExactMoney(450_00)).toBe('$450.00')
  expect(formatExactMoney(1_234_56)).toBe('$1,234.56')
})

test('estimates are rounded to dollars', () => {
  expect(formatWholeDollars(450_000_50)).toBe('$450,001')
})
