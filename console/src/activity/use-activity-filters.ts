import { toDay } from '@gable/shared/time/calendar.ts'
import { useSearchParams } from 'react-router-dom'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { type ActivityFilters, applyActivityFilters, parseActivityFilters } from './activity-filters.ts'

/** The filters in the URL of the page. */
export function useActivityFilters() {
  const [params, setParams] = useSearchParams()
  const today = toDay(Date.now(), useTimeZone())
  return {
    ...parseActivityFilters(params, today),
    today,
    setFilters: (changes: Partial<ActivityFilters>) =>
      setParams((current) => applyActivityFilters(current, { ...parseActivityFilters(current, today), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
