import { expect, test } from 'vitest'
import { isBlank, plotRows, roundMaximum } from './data.ts'

const days = [
  { tick: 'Jan 05', name: 'Jan 05, 2026' },
  { tick: 'Jan 06', name: 'Jan 06, 2026' },
]

test('a chart without periods, or with nothing but zeros, is blank', () => {
  expect(isBlank({ buckets: [], series: [] })).toBe(true)
  expect(isBlank({ buckets: days, series: [{ name: 'Views', values: [0, 0] }] })).toBe(true)
  expect(isBlank({ buckets: days, series: [{ name: 'Views', values: [0, 1] }] })).toBe(false)
})

test('a series whose name has dots and brackets is drawn like any other', () => {
  const data = { buckets: days, series: [{ name: 'a.b[0]', values: [4] }] }
  expect(plotRows(data)).toEqual([
    { tick: 'Jan 05', name: 'Jan 05, 2026', 'series-0': 4 },
    { tick: 'Jan 06', name: 'Jan 06, 2026', 'series-0': 0 },
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
])('an axis for values up to %i ends at %i', (value, expected) => {
  expect(roundMaximum([0, value])).toBe(expected)
})
