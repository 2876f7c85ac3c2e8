import { expect, test } from 'vitest'
import { getPeriod, toPeriodFilter, toTransactionFilter } from './transaction-filters.ts'

test('the filters of the address become those of the API', () => {
  const filters = { kind: ['POSTCARDS'], period: ['2026-03-01..2026-03-31'] }
  expect(toTransactionFilter({ filters })).toEqual({ kind: 'POSTCARDS', from: '2026-03-01', till: '2026-03-31' })
  expect(toPeriodFilter(getPeriod({ filters }))).toEqual(filters.period)
})

test('what is not a kind or a period is left out', () => {
  expect(toTransactionFilter({ filters: {} })).toEqual({})
  expect(toTransactionFilter({ filters: { kind: ['NONSENSE'], period: ['2026-03-01'] } })).toEqual({})
  expect(toPeriodFilter(null)).toEqual([])
})
