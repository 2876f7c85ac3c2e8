import { toDay } from '@gable/shared/time/calendar.ts'
import { useSearchParams } from 'react-router-dom'
import type { DateRange } from '../design/format/date-range.ts'
import { useAccount } from '../platform/account.ts'
import { type Grouping, parsePeriod, withGrouping, withPresetDays, withRange } from './period.ts'

/** The period of the charts, stored in the URL. Days are in the agency's time zone, like the counters. */
export function usePeriod() {
  const { agency } = useAccount()
  const [params, setParams] = useSearchParams()
  const today = toDay(Date.now(), agency.timeZone)
  const update = (next: (current: URLSearchParams) => URLSearchParams) => setParams(next, { preventScrollReset: true })
  return {
    ...parsePeriod(params, today),
    today,
    setPresetDays: (days: number) => update((current) => withPresetDays(current, days)),
    setRange: (range: DateRange) => update((current) => withRange(current, range)),
    setGrouping: (grouping: Grouping) => update((current) => withGrouping(current, grouping, today)),
  }
}

export type PeriodControls = ReturnType<typeof usePeriod>
