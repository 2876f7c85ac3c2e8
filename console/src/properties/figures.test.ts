import { expect, test } from 'vitest'
import { acresText, dayText, dollarsText, figureText, rateText, sqftText, yearText } from './figures.ts'

test.for([
  [dayText('2026-01-05'), 'Jan 05, 2026'],
  [dayText(null), '--'],
  [dollarsText(1234), '$1,234'],
  [dollarsText(0), '$0'],
  [dollarsText(null), '--'],
  [figureText(0), '0'],
  [figureText(2.5), '2.5'],
  [figureText(undefined), '--'],
  [sqftText(1600), '1,600 sq ft'],
  [acresText(0.2), '0.20 acres'],
  [acresText(null), '--'],
  [yearText(1990), '1990'],
  [yearText(null), '--'],
  [rateText(6.25), '6.25%'],
  [rateText(40, 1), '40.0%'],
  [rateText(null), '--'],
] as const)('%s reads %s', ([text, expected]) => {
  expect(text).toBe(expected)
})
