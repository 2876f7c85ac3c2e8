import { submissionStates } from '@gable/shared/submissions/submission.ts'
import { toTrafficQuery } from '@gable/shared/traffic/traffic-filter.ts'
import type { TableOptions, TableState } from '../design/data/table-state.ts'
import { type DateRange, parseRange, toDay, toQueryDates } from '../design/format/date-range.ts'

/** The date range is one value, such as `2026-03-01..2026-03-31`, because both ends change together. */
export const submissionShape = {
  filters: { states: submissionStates, subjectIds: 'any', received: 'any', traffic: 'any' },
} as const satisfies TableOptions

export function getReceivedRange({ filters }: Pick<TableState, 'filters'>): DateRange | null {
  const [from, till] = filters.received?.[0]?.split('..') ?? []
  return parseRange(from, till, toDay(new Date()))
}

export const toReceivedFilter = (range: DateRange | null): string[] => (range ? [`${range.from}..${range.till}`] : [])

export function toSubmissionQuery({ search, page, pageSize, filters }: TableState) {
  const range = getReceivedRange({ filters })
  return {
    search: search.trim(),
    page,
    pageSize,
    ...(filters.states?.length && { states: submissionStates.filter((state) => filters.states?.includes(state)) }),
    ...toTrafficQuery(filters.traffic?.[0]),
    ...(filters.subjectIds?.length && { subjectIds: [...filters.subjectIds] }),
    ...(range && toQueryDates(range)),
  }
}
