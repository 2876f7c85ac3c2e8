import { expect, test } from 'vitest'
import {
  formatAcres,
  formatDay,
  formatDollars,
  formatNumber,
  formatPricePerSqft,
  formatRate,
  formatSqft,
  formatYear,
} from './property-format.ts'

test.for([
  [formatDay('2026-01-05'), 'Jan 05, 2026'],
  [formatDay(null), '--'],
  [formatDollars(1234), '$1,234'],
  [formatDollars(0), '$0'],
  [formatDollars(null), '--'],
  [formatNumber(0), '0'],
  [formatNumber(2.5), '2.5'],
  [formatNumber(undefined), '--'],
  [formatSqft(1600), '1,600 sq ft'],
  [formatPricePerSqft(925_500, 2081), '$445 per sq ft'],
  [formatPricePerSqft(925_500, 0), undefined],
  [formatPricePerSqft(null, 2081), undefined],
  [formatAcres(0.2), '0.20 acres'],
  [formatAcres(null), '--'],
  [formatYear(1990), '1990'],
  [formatYear(null), '--'],
  [formatRate(6.25), '6.25%'],
  [formatRate(40, 1), '40.0%'],
  [formatRate(null), '--'],
] as const)('%s reads %s', ([text, expected]) => {
  expect(text).toBe(expected)
})
