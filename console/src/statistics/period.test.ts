import { expect, test } from 'vitest'
import { formatPeriod, parsePeriod, withGrouping, withPresetDays, withRange } from './period.ts'

const today = '2026-11-21'
const parse = (query: string) => parsePeriod(new URLSearchParams(query), today)

test('a URL without parameters shows the last 30 days by day', () => {
  expect(parse('')).toMatchObject({ range: { from: '2026-10-23', till: today }, presetDays: 30, grouping: 'DAY' })
  expect(parse('days=12&by=HOUR')).toEqual(parse(''))
})

test('longer periods are grouped by week and by month unless the user selects a grouping', () => {
  expect(parse('days=7').grouping).toBe('DAY')
  expect(parse('days=90').grouping).toBe('WEEK')
  expect(parse('days=365').grouping).toBe('MONTH')
  expect(parse('days=365&by=DAY').grouping).toBe('DAY')
})

test('a valid custom range is used, limited to five years', () => {
  expect(parse('from=2026-01-01&till=2026-01-31')).toMatchObject({
    range: { from: '2026-01-01', till: '2026-01-31' },
    presetDays: undefined,
    grouping: 'DAY',
  })
  expect(parse('from=2010-01-01&till=2026-11-20').range).toEqual({ from: '2021-11-21', till: '2026-11-20' })
  expect(parse('from=2026-02-31&till=tomorrow')).toEqual(parse(''))
})

test('a period of more than a year cannot be grouped by day', () => {
  expect(parse('from=2024-01-01&till=2026-01-31&by=DAY')).toMatchObject({
    grouping: 'MONTH',
    groupings: ['WEEK', 'MONTH'],
  })
})

test('only values that differ from the defaults are added to the URL, and other parameters are preserved', () => {
  const params = new URLSearchParams('tab=a&from=2026-01-01&till=2026-01-31&by=WEEK&bucket=x')
  expect(withPresetDays(params, 30).toString()).toBe('tab=a')
  expect(withPresetDays(params, 90).toString()).toBe('tab=a&days=90')
  expect(withRange(params, { from: '2026-02-01', till: '2026-02-02' }).toString()).toBe(
    'tab=a&from=2026-02-01&till=2026-02-02',
  )
  expect(withGrouping(params, 'MONTH', today).toString()).toBe('tab=a&from=2026-01-01&till=2026-01-31&by=MONTH')
  expect(withGrouping(params, 'DAY', today).toString()).toBe('tab=a&from=2026-01-01&till=2026-01-31')
})

test('a period is labeled by its number of days or by its first and last day', () => {
  expect(formatPeriod({ from: '2025-11-22', till: today }, today)).toBe('Last 365 days')
  expect(formatPeriod({ from: '2026-10-01', till: '2026-10-05' }, today)).toBe('Oct 01, 2026 – Oct 05, 2026')
})
