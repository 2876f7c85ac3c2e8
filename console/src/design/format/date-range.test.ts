import { expect, test } from 'vitest'
import {
  createRange,
  formatRange,
  getLastDays,
  getRangePresets,
  parseRange,
  toDay,
  toQueryDates,
} from './date-range.ts'

const today = '2025-03-12'

test('the last seven days are today and the six days before', () => {
  expect(getLastDays(7, today)).toEqual({ from: '2025-03-06', till: today })
  expect(getLastDays(1, today)).toEqual({ from: today, till: today })
  expect(getLastDays(30, '2024-03-01')).toEqual({ from: '2024-02-01', till: '2024-03-01' })
})

test('every preset ends today, except all time, which has no end', () => {
  const presets = getRangePresets(today)
  expect(presets.map((preset) => preset.label)).toEqual([
    'Last 7 days',
    'Last 30 days',
    'Last 90 days',
    'This year',
    'All time',
  ])
  expect(presets.map((preset) => preset.range?.till)).toEqual([today, today, today, today, undefined])
  expect(presets[3]?.range).toEqual({ from: '2025-01-01', till: today })
})

test('days can be picked in either order and never past today', () => {
  expect(createRange('2025-03-05', '2025-03-01', today)).toEqual({ from: '2025-03-01', till: '2025-03-05' })
  expect(createRange('2025-03-05', '2025-03-05', today)).toEqual({ from: '2025-03-05', till: '2025-03-05' })
  expect(createRange('2025-03-05', '2025-04-05', today)).toEqual({ from: '2025-03-05', till: today })
})

test('an invalid range in the URL is ignored', () => {
  expect(parseRange('2025-03-01', '2025-03-05', today)).toEqual({ from: '2025-03-01', till: '2025-03-05' })
  expect(parseRange('2025-03-01', '2999-01-01', today)).toEqual({ from: '2025-03-01', till: today })
  for (const [from, till] of [
    ['2025-03-05', '2025-03-01'],
    ['2025-02-30', '2025-03-01'],
    ['yesterday', '2025-03-01'],
    ['2025-03-01', null],
  ])
    expect(parseRange(from, till, today)).toBeNull()
})

test('a range is labeled by its preset, otherwise by its days', () => {
  expect(formatRange(null, today)).toBe('All time')
  expect(formatRange({ from: '2025-03-06', till: today }, today)).toBe('Last 7 days')
  expect(formatRange({ from: '2025-03-01', till: '2025-03-05' }, today)).toBe('Mar 01, 2025 – Mar 05, 2025')
  expect(formatRange({ from: '2025-03-01', till: '2025-03-01' }, today)).toBe('Mar 01, 2025')
})

test('a query covers both whole days, even across a clock change', () => {
  const { dateFrom, dateTill } = toQueryDates({ from: '2025-03-09', till: '2025-03-09' })
  expect(toDay(new Date(dateFrom))).toBe('2025-03-09')
  expect(toDay(new Date(Date.parse(dateFrom) - 1))).toBe('2025-03-08')
  expect(toDay(new Date(dateTill))).toBe('2025-03-09')
  expect(toDay(new Date(Date.parse(dateTill) + 1))).toBe('2025-03-10')
})
