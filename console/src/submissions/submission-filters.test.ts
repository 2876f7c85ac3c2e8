import { dayLength } from '@gable/shared/time/calendar.ts'
import { expect, test } from 'vitest'
import { parseTableState } from '../design/data/table-state.ts'
import { getReceivedRange, submissionShape, toReceivedFilter, toSubmissionQuery } from './submission-filters.ts'

const stateOf = (search: string) => parseTableState(new URLSearchParams(search), submissionShape)

test('a URL without filters queries everything except spam', () => {
  expect(toSubmissionQuery(stateOf(''))).toEqual({ search: '', page: 1, pageSize: 25 })
})

test('a date range covers whole days', () => {
  const range = { from: '2026-03-01', till: '2026-03-31' }
  const state = { filters: { received: toReceivedFilter(range) } }
  expect(getReceivedRange(state)).toEqual(range)
  const { dateFrom, dateTill } = toSubmissionQuery(stateOf('received=2026-03-01..2026-03-31'))
  expect(Date.parse(dateTill ?? '') - Date.parse(dateFrom ?? '')).toBeGreaterThan(30 * dayLength)
})

test.for(['received=yesterday', 'received=2026-13-01..2026-13-02', 'states=LOST'])('"%s" is ignored', (search) => {
  expect(toSubmissionQuery(stateOf(search))).toEqual({ search: '', page: 1, pageSize: 25 })
})
