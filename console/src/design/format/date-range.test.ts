import { expect, test } from 'vitest'
import { dayOf, lastDays, rangeBetween, rangeInstants, rangePresets, rangeText, readRange } from './date-range.ts'

const today = '2025-03-12'

test('the last seven days are today and the six before it', () => {
  expect(lastDays(7, today)).toEqual({ from: '2025-03-06', till: today })
  expect(lastDays(1, today)).toEqual({ from: today, till: today })
  expect(lastDays(30, '2024-03-01')).toEqual({ from: '2024-02-01', till: '2024-03-01' })
})

test('every preset ends today, except all time, which has no ends', () => {
  const presets = rangePresets(today)
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

test('days may be picked in either order and never past today', () => {
  expect(rangeBetween('2025-03-05', '2025-03-01', today)).toEqual({ from: '2025-03-01', till: '2025-03-05' })
  expect(rangeBetween('2025-03-05', '2025-03-05', today)).toEqual({ from: '2025-03-05', till: '2025-03-05' })
  expect(rangeBetween('2025-03-05', '2025-04-05', today)).toEqual({ from: '2025-03-05', till: today })
})

test('a range in an address is taken only when it is one', () => {
  expect(readRange('2025-03-01', '2025-03-05', today)).toEqual({ from: '2025-03-01', till: '2025-03-05' })
  expect(readRange('2025-03-01', '2999-01-01', today)).toEqual({ from: '2025-03-01', till: today })
  for (const [from, till] of [
    ['2025-03-05', '2025-03-01'],
    ['2025-02-30', '2025-03-01'],
    ['yesterday', '2025-03-01'],
    ['2025-03-01', null],
  ])
    expect(readRange(from, till, today)).toBeNull()
})

test('a range is called by its preset, else by its days', () => {
  expect(rangeText(null, today)).toBe('All time')
  expect(rangeText({ from: '2025-03-06', till: today }, today)).toBe('Last 7 days')
  expect(rangeText({ from: '2025-03-01', till: '2025-03-05' }, today)).toBe('Mar 01, 2025 – Mar 05, 2025')
  expect(rangeText({ from: '2025-03-01', till: '2025-03-01' }, today)).toBe('Mar 01, 2025')
})

test('a query covers both days whole, also when the clocks change in between', () => {
  const { dateFrom, dateTill } = rangeInstants({ from: '2025-03-09', till: '2025-03-09' })
  expect(dayOf(new Date(dateFrom))).toBe('2025-03-09')
  expect(dayOf(new Date(Date.parse(dateFrom) - 1))).toBe('2025-03-08')
  expect(dayOf(new Date(dateTill))).toBe('2025-03-09')
  expect(dayOf(new Date(Date.parse(dateTill) + 1))).toBe('2025-03-10')
})
