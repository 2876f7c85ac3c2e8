import type { AuditLogFilter } from '@gable/shared/audit-log/audit-log.ts'
import type { TableOptions, TableState } from '../design/data/table-state.ts'
import { type DateRange, parseRange, toDay } from '../design/format/date-range.ts'

/** The period is one value, such as `2026-03-01..2026-03-31`. */
export const auditLogTable = {
  pageSizes: [25, 50, 100],
  filters: { member: 'any', area: 'any', period: 'any' },
} as const satisfies TableOptions

export function getPeriod({ filters }: Pick<TableState, 'filters'>): DateRange | null {
  const [from, till] = filters.period?.[0]?.split('..') ?? []
  return parseRange(from, till, toDay(new Date()))
}

export const toPeriodFilter = (range: DateRange | null): string[] => (range ? [`${range.from}..${range.till}`] : [])

export function toAuditLogFilter(state: Pick<TableState, 'filters' | 'search'>): AuditLogFilter {
  const { member, area } = state.filters
  return {
    ...(member?.[0] && { userId: member[0] }),
    ...(area?.[0] && { area: area[0] }),
    ...(state.search && { search: state.search }),
    ...getPeriod(state),
  }
}
