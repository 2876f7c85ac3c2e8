import { expect, test } from 'vitest'
import { parseTableState } from '../design/data/table-state.ts'
import { queryOf, receivedFilter, receivedIn, submissionShape } from './submission-filters.ts'

const stateOf = (address: string) => parseTableState(new URLSearchParams(address), submissionShape)

test('an address without filters asks for everything that is no spam', () => {
  expect(queryOf(stateOf(''))).toEqual({ search: '', page: 1, pageSize: 25 })
})

test('a period is asked for by its whole days', () => {
  const range = { from: '2026-03-01', till: '2026-03-31' }
  const state = { filters: { received: receivedFilter(range) } }
  expect(receivedIn(state)).toEqual(range)
  const { dateFrom, dateTill } = queryOf(stateOf('received=2026-03-01..2026-03-31'))
  expect(Date.parse(dateTill ?? '') - Date.parse(dateFrom ?? '')).toBeGreaterThan(30 * 86_400_000)
})

test.for(['received=yesterday', 'received=2026-13-01..2026-13-02', 'states=LOST'])(
  '"%s" filters nothing',
  (address) => {
    expect(queryOf(stateOf(address))).toEqual({ search: '', page: 1, pageSize: 25 })
  },
)
