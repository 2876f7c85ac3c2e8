import { type EventGroup, eventGroups } from '@gable/shared/activity/entry.ts'
import { addDays, startOfDay } from '@gable/shared/time/calendar.ts'
import { type DateRange, type Day, parseRange } from '../design/format/date-range.ts'

export interface ActivityFilters {
  groups: EventGroup[]
  range: DateRange | null
}

/** Ignores unknown groups and invalid dates. */
export function parseActivityFilters(params: URLSearchParams, today: Day): ActivityFilters {
  const types = params.get('types')?.split(',') ?? []
  return {
    groups: eventGroups.filter((group) => types.includes(group)),
    range: parseRange(params.get('from'), params.get('till'), today),
  }
}

/** Leaves other parameters as they are. */
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

/** From the start of the first day to the end of the last day in the time zone. */
export const toInstantRange = ({ from, till }: DateRange, timeZone: string) => ({
  dateFrom: new Date(startOfDay(from, timeZone)).toISOString(),
  dateTill: new Date(startOfDay(addDays(till, 1), timeZone) - 1).toISOString(),
})
