import { type EventGroup, eventGroups } from '@gable/shared/activity/entry.ts'
import { addDays, startOfDay } from '@gable/shared/statistics/calendar.ts'
import { type DateRange, type Day, parseRange } from '../design/format/date-range.ts'

export interface ActivityFilters {
  groups: EventGroup[]
  range: DateRange | null
}

/** What narrows a history, by the address; what makes no sense there narrows nothing. */
export function parseActivityFilters(params: URLSearchParams, today: Day): ActivityFilters {
  const named = params.get('types')?.split(',') ?? []
  return {
    groups: eventGroups.filter((group) => named.includes(group)),
    range: parseRange(params.get('from'), params.get('till'), today),
  }
}

export function applyActivityFilters(params: URLSearchParams, { groups, range }: ActivityFilters): URLSearchParams {
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
export const toInstantRange = ({ from, till }: DateRange, timeZone: string) => ({
  dateFrom: new Date(startOfDay(from, timeZone)).toISOString(),
  dateTill: new Date(startOfDay(addDays(till, 1), timeZone) - 1).toISOString(),
})
