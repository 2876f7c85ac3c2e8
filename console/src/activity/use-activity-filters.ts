import { toDay } from '@gable/shared/statistics/calendar.ts'
import { useSearchParams } from 'react-router-dom'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { parseActivityFilters, type ActivityFilters, applyActivityFilters } from './activity-filters.ts'

/** What narrows the history on this page. The address holds it. */
export function useActivityFilters() {
  const [params, setParams] = useSearchParams()
  const today = toDay(Date.now(), useTimeZone())
  const filters = parseActivityFilters(params, today)
  return {
    ...filters,
    today,
    isNarrowed: filters.groups.length > 0 || filters.range !== null,
    narrow: (change: Partial<ActivityFilters>) =>
      setParams((now) => applyActivityFilters(now, { ...parseActivityFilters(now, today), ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}

export type HistoryControls = ReturnType<typeof useActivityFilters>
