import { dayAt } from '@gable/shared/statistics/calendar.ts'
import { useSearchParams } from 'react-router-dom'
import type { DateRange } from '../design/format/date-range.ts'
import { useAccount } from '../platform/account.ts'
import { type Grouping, readPeriod, withGrouping, withRange, withSpan } from './period.ts'

/** The period of the charts, kept in the address. Days are those of the agency's calendar, as they are counted. */
export function usePeriod() {
  const { agency } = useAccount()
  const [params, setParams] = useSearchParams()
  const today = dayAt(Date.now(), agency.timeZone)
  const change = (next: (now: URLSearchParams) => URLSearchParams) => setParams(next, { preventScrollReset: true })
  return {
    ...readPeriod(params, today),
    today,
    setSpan: (days: number) => change((now) => withSpan(now, days)),
    setRange: (range: DateRange) => change((now) => withRange(now, range)),
    setGrouping: (grouping: Grouping) => change((now) => withGrouping(now, grouping, today)),
  }
}

export type PeriodControls = ReturnType<typeof usePeriod>
