import { submissionStates } from '@gable/shared/submissions/submission.ts'
import type { TableShape, TableState } from '../design/data/table-state.ts'
import { type DateRange, dayOf, rangeInstants, readRange } from '../design/format/date-range.ts'

/** The period is one value, since both its ends change at once: `2026-03-01..2026-03-31`. */
export const submissionShape = {
  filters: { states: submissionStates, subjectIds: 'any', received: 'any' },
} as const satisfies TableShape

export function receivedIn({ filters }: Pick<TableState, 'filters'>): DateRange | null {
  const [from, till] = filters.received?.[0]?.split('..') ?? []
  return readRange(from, till, dayOf(new Date()))
}

export const receivedFilter = (range: DateRange | null): string[] => (range ? [`${range.from}..${range.till}`] : [])

/** What the list asks the server for. */
export function queryOf({ search, page, pageSize, filters }: TableState) {
  const range = receivedIn({ filters })
  return {
    search: search.trim(),
    page,
    pageSize,
    ...(filters.states?.length && { states: submissionStates.filter((state) => filters.states?.includes(state)) }),
    ...(filters.subjectIds?.length && { subjectIds: [...filters.subjectIds] }),
    ...(range && rangeInstants(range)),
  }
}
