import { expect, test } from 'vitest'
import { hasFilters, readFilters, withFilters } from './filter-params.ts'
import { getReportScreen } from './report-screens.ts'

const screen = getReportScreen('widgets')

test('the filters of a report are its period, its grouping and its own', () => {
  const params = new URLSearchParams('days=90&by=WEEK&type=SEARCH&page=2&sort=name')
  expect(readFilters(params, screen)).toEqual({ days: ['90'], by: ['WEEK'], type: ['SEARCH'] })
  expect(hasFilters(readFilters(new URLSearchParams('page=2'), screen))).toBe(false)
})

test('saved filters replace those in a URL and leave the rest', () => {
  const params = new URLSearchParams('days=90&type=SEARCH&sort=name')
  expect(String(withFilters(params, screen, { from: ['2026-05-01'], till: ['2026-05-31'] }))).toBe(
    'sort=name&from=2026-05-01&till=2026-05-31',
  )
})
