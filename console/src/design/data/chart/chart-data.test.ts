import { expect, test } from 'vitest'
import { formatCount, formatPercent } from '../../format/metric-format.ts'
import { describePeriod, getAxisMaximum, isEmptyChart, toPlotRows } from './chart-data.ts'

const days = [
  { tick: 'Jan 05', name: 'Jan 05, 2026' },
  { tick: 'Jan 06', name: 'Jan 06, 2026' },
]

test('a chart without periods or with only zeros is empty', () => {
  expect(isEmptyChart({ buckets: [], series: [] })).toBe(true)
  expect(isEmptyChart({ buckets: days, series: [{ name: 'Views', values: [0, 0] }] })).toBe(true)
  expect(isEmptyChart({ buckets: days, series: [{ name: 'Views', values: [0, 1] }] })).toBe(false)
})

test('a period is read aloud with what its values count, or with the name of a rate', () => {
  const counts = {
    buckets: days,
    series: [
      { name: 'Page Views', values: [1200, 1], noun: ['view', 'views'] },
      { name: 'Submissions', values: [1, 0], noun: ['submission', 'submissions'] },
    ],
  } as const
  expect(describePeriod(counts, 0, formatCount)).toBe('Jan 05, 2026: 1,200 views, 1 submission')
  expect(describePeriod(counts, 1, formatCount)).toBe('Jan 06, 2026: 1 view, 0 submissions')
  const rates = { buckets: days, series: [{ name: 'Open Rate', values: [12.5, null] }] }
  expect(describePeriod(rates, 0, formatPercent)).toBe('Jan 05, 2026: Open Rate 12.5%')
  expect(describePeriod(rates, 1, formatPercent)).toBe('Jan 06, 2026: Open Rate --')
})

test('a series name can contain dots and brackets', () => {
  const data = { buckets: days, series: [{ name: 'a.b[0]', values: [4] }] }
  expect(toPlotRows(data)).toEqual([
    { tick: 'Jan 05', name: 'Jan 05, 2026', 'series-0': 4 },
    { tick: 'Jan 06', name: 'Jan 06, 2026', 'series-0': 0 },
  ])
})

test('a period without a rate has no value', () => {
  const data = { buckets: days, series: [{ name: 'Click-through rate', values: [null, 100] }] }
  expect(toPlotRows(data)).toEqual([
    { tick: 'Jan 05', name: 'Jan 05, 2026' },
    { tick: 'Jan 06', name: 'Jan 06, 2026', 'series-0': 100 },
  ])
})

test.each([
  [0, 4],
  [3, 4],
  [4, 4],
  [5, 8],
  [9, 12],
  [21, 24],
  [81, 100],
  [100, 100],
  [101, 120],
  [12_480, 16_000],
])('the axis for values up to %i ends at %i', (value, expected) => {
  expect(getAxisMaximum([0, value])).toBe(expected)
})
