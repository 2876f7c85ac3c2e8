import { expect, test } from 'vitest'
import {
  formatChange,
  formatCount,
  formatDollars,
  formatPercent,
  formatRate,
  formatShortDollars,
} from './format-amounts.ts'
import { formatDay, formatMonth } from './format-days.ts'

test('amounts are whole dollars', () => {
  expect(formatDollars(320_000.4)).toBe('$320,000')
  expect(formatDollars(-1234)).toBe('-$1,234')
  expect(formatChange(12_000)).toBe('+$12,000')
  expect(formatChange(-3000)).toBe('-$3,000')
})

test('ticks of a chart are short', () => {
  expect([250, 320_000, 262_500, 1_250_000].map(formatShortDollars)).toStrictEqual([
    '$250',
    '$320k',
    '$262.5k',
    '$1.25m',
  ])
})

test('counts, percentages and rates', () => {
  expect([1840, 0.21, 1_234_567.891].map((count) => formatCount(count))).toStrictEqual([
    '1,840',
    '0.21',
    '1,234,567.89',
  ])
  expect(formatPercent(5.55)).toBe('5.5%')
  expect(formatPercent(44.09)).toBe('44.1%')
  expect(formatRate(6.6)).toBe('6.60%')
})

test('days have no time zone, and follow the language', () => {
  expect(formatDay('en', '2026-01-05')).toBe('Jan 05, 2026')
  expect(formatDay('es', '2026-01-05')).toBe('5 ene 2026')
  expect(formatMonth('es', '2026-01-05')).toBe('ene 2026')
})
