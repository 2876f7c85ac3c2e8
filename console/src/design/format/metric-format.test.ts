import { expect, test } from 'vitest'
import {
  formatCount,
  formatFraction,
  formatMetric,
  formatMoney,
  formatPercent,
  formatShare,
  formatShort,
} from './metric-format.ts'

test.each([
  [32, 100, '32.0%'],
  [1, 3, '33.3%'],
  [2, 3, '66.7%'],
  [150, 100, '100.0%'],
  [0, 100, '--'],
  [5, 0, '--'],
  [null, 100, '--'],
  [5, undefined, '--'],
])('%j of %j is %s', (part, total, expected) => {
  expect(formatShare(part, total)).toBe(expected)
})

test('a rate above 100% is capped, and zero shows as --', () => {
  expect(formatPercent(4.56)).toBe('4.6%')
  expect(formatPercent(140)).toBe('100.0%')
  expect(formatPercent(0)).toBe('--')
  expect(formatPercent(0.04)).toBe('--')
  expect(formatPercent(-3)).toBe('--')
  expect(formatPercent(Number.NaN)).toBe('--')
})

test('counts are whole numbers with separators', () => {
  expect(formatCount(12_480)).toBe('12,480')
  expect(formatCount(0)).toBe('0')
  expect(formatMetric(12_480)).toBe('12,480')
  expect(formatMetric(0)).toBe('--')
  expect(formatMetric(null)).toBe('--')
  expect(formatFraction(32, 1_000)).toBe('32/1,000')
  expect(formatFraction(undefined, null)).toBe('0/0')
  expect(formatShort(12_480)).toBe('12.5K')
})

test.each([
  [45_000_000, '$450,000'],
  [1_250, '$12.50'],
  [1, '$0.01'],
  [0, '$0'],
  [-199, '-$1.99'],
  [null, '--'],
])('%j cents are %s', (cents, expected) => {
  expect(formatMoney(cents)).toBe(expected)
})
