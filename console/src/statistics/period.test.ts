import { expect, test } from 'vitest'
import { periodText, readPeriod, withGrouping, withRange, withSpan } from './period.ts'

const today = '2026-11-21'
const read = (query: string) => readPeriod(new URLSearchParams(query), today)

test('an address that says nothing shows the last thirty days by day', () => {
  expect(read('')).toMatchObject({ range: { from: '2026-10-23', till: today }, span: 30, grouping: 'DAY' })
  expect(read('days=12&by=HOUR')).toEqual(read(''))
})

test('longer periods are drawn by week and by month, unless somebody chooses', () => {
  expect(read('days=7').grouping).toBe('DAY')
  expect(read('days=90').grouping).toBe('WEEK')
  expect(read('days=365').grouping).toBe('MONTH')
  expect(read('days=365&by=DAY').grouping).toBe('DAY')
})

test('days of their own are taken when they are days, and five years at most', () => {
  expect(read('from=2026-01-01&till=2026-01-31')).toMatchObject({
    range: { from: '2026-01-01', till: '2026-01-31' },
    span: undefined,
    grouping: 'DAY',
  })
  expect(read('from=2010-01-01&till=2026-11-20').range).toEqual({ from: '2021-11-21', till: '2026-11-20' })
  expect(read('from=2026-02-31&till=tomorrow')).toEqual(read(''))
})

test('more than a year is not offered by day', () => {
  expect(read('from=2024-01-01&till=2026-01-31&by=DAY')).toMatchObject({
    grouping: 'MONTH',
    groupings: ['WEEK', 'MONTH'],
  })
})

test('a choice writes only what differs from the usual, and leaves to others what is theirs', () => {
  const params = new URLSearchParams('tab=a&from=2026-01-01&till=2026-01-31&by=WEEK&bucket=x')
  expect(withSpan(params, 30).toString()).toBe('tab=a')
  expect(withSpan(params, 90).toString()).toBe('tab=a&days=90')
  expect(withRange(params, { from: '2026-02-01', till: '2026-02-02' }).toString()).toBe(
    'tab=a&from=2026-02-01&till=2026-02-02',
  )
  expect(withGrouping(params, 'MONTH', today).toString()).toBe('tab=a&from=2026-01-01&till=2026-01-31&by=MONTH')
  expect(withGrouping(params, 'DAY', today).toString()).toBe('tab=a&from=2026-01-01&till=2026-01-31')
})

test('a period is called by its number of days, or by the days', () => {
  expect(periodText({ from: '2025-11-22', till: today }, today)).toBe('Last 365 days')
  expect(periodText({ from: '2026-10-01', till: '2026-10-05' }, today)).toBe('Oct 01, 2026 – Oct 05, 2026')
})
