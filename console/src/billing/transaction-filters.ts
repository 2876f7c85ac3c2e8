import { type TransactionFilter, transactionKinds, transactionPageSizes } from '@gable/shared/billing/transactions.ts'
import type { TableOptions, TableState } from '../design/data/table-state.ts'
import { type DateRange, parseRange, toDay } from '../design/format/date-range.ts'

/** The period is one value, such as `2026-03-01..2026-03-31`, because both ends change together. */
export const transactionTable = {
  pageSizes: transactionPageSizes,
  filters: { kind: transactionKinds, period: 'any' },
} as const satisfies TableOptions

export function getPeriod({ filters }: Pick<TableState, 'filters'>): DateRange | null {
  const [from, till] = filters.period?.[0]?.split('..') ?? []
  return parseRange(from, till, toDay(new Date()))
}

export const toPeriodFilter = (range: DateRange | null): string[] => (range ? [`${range.from}..${range.till}`] : [])

export function toTransactionFilter(state: Pick<TableState, 'filters'>): TransactionFilter {
  const kind = transactionKinds.find((kind) => kind === state.filters.kind?.[0])
  return { ...(kind && { kind }), ...getPeriod(state) }
}
