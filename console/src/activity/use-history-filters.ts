import { dayAt } from '@gable/shared/statistics/calendar.ts'
import { useSearchParams } from 'react-router-dom'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { filtersIn, type HistoryFilters, withFilters } from './history-filters.ts'

/** What narrows the history on this page. The address holds it. */
export function useHistoryFilters() {
  const [params, setParams] = useSearchParams()
  const today = dayAt(Date.now(), useTimeZone())
  const filters = filtersIn(params, today)
  return {
    ...filters,
    today,
    isNarrowed: filters.groups.length > 0 || filters.range !== null,
    narrow: (change: Partial<HistoryFilters>) =>
      setParams((now) => withFilters(now, { ...filtersIn(now, today), ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}

export type HistoryControls = ReturnType<typeof useHistoryFilters>
