import { expect, test } from 'vitest'
import { preferenceKeys } from '../preferences/preference.ts'
import { getChange, toRate } from './report.ts'
import { toReportFileUrl } from './report-file.ts'
import { reportNames, toFiltersKey } from './report-name.ts'

test('a change is the percentage by which a figure grew', () => {
  expect(getChange({ value: 150, previous: 100 })).toBe(50)
  expect(getChange({ value: 1, previous: 3 })).toBe(-66.7)
  expect(getChange({ value: 5, previous: 0 })).toBeUndefined()
  expect(getChange({ value: null, previous: 3 })).toBeUndefined()
})

test('a rate of nothing is unknown', () => {
  expect(toRate(0, 0)).toBeNull()
  expect(toRate(0, 5)).toBe(0)
  expect(toRate(1, 3)).toBe(33.3)
})

test('each report has a preference for its filters', () => {
  expect(toFiltersKey('account-landing-pages')).toBe('REPORT_ACCOUNT_LANDING_PAGES_FILTERS')
  for (const name of reportNames) expect(preferenceKeys).toContain(toFiltersKey(name))
})

test('the file of a report has the filters of the page', () => {
  expect(toReportFileUrl('a1', 'emails', { from: '2026-05-01', intent: undefined, by: 'DAY' })).toBe(
    '/api/agent/reports/emails.csv?account=a1&from=2026-05-01&by=DAY',
  )
})
