import { type EventGroup, eventGroups } from '@gable/shared/activity/entry.ts'
import { addDays, startOfDay } from '@gable/shared/statistics/calendar.ts'
import { type DateRange, type Day, readRange } from '../design/format/date-range.ts'

export interface HistoryFilters {
  groups: EventGroup[]
  range: DateRange | null
}

/** What narrows a history, by the address; what makes no sense there narrows nothing. */
export function filtersIn(params: URLSearchParams, today: Day): HistoryFilters {
  const named = params.get('types')?.split(',') ?? []
  return {
    groups: eventGroups.filter((group) => named.includes(group)),
    range: readRange(params.get('from'), params.get('till'), today),
  }
}

export function withFilters(params: URLSearchParams, { groups, range }: HistoryFilters): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['types', 'from', 'till']) next.delete(name)
  if (groups.length > 0) next.set('types', groups.join(','))
  if (range) {
    next.set('from', range.from)
    next.set('till', range.till)
  }
  return next
}

/** The moments between which days lie, by a clock. */
export const momentsOf = ({ from, till }: DateRange, timeZone: string) => ({
  dateFrom: new Date(startOfDay(from, timeZone)).toISOString(),
  dateTill: new Date(startOfDay(addDays(till, 1), timeZone) - 1).toISOString(),
})
