import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import type { ClicksReply, StatsReply } from '@gable/shared/statistics/statistics.ts'
import { addDays, startOfDay } from '@gable/shared/time/calendar.ts'
import useSWR from 'swr'
import type { DateRange } from '../design/format/date-range.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import type { Grouping } from './period.ts'

/** Statistics with their query: SWR returns the previous data until the new data arrives. */
export type Stats = StatsReply & { grouping: Grouping; range: DateRange }

interface StatsQuery {
  kind: AssetKind
  id: string
  range: DateRange
  grouping: Grouping
}

export function useStats({ kind, id, range, grouping }: StatsQuery) {
  const { accountId, agency } = useAccount()
  const body = {
    ...toQueryPeriod(range, agency.timeZone),
    dateGroupingType: grouping,
    reportFilters: { [filterKeys[kind]]: [id] },
  }
  return useSWR<Stats, Problem>(
    [statsEndpoints[kind], body, accountId],
    async () => ({ ...(await callInAccount(accountId)(statsEndpoints[kind], { body })), grouping, range }),
    { keepPreviousData: true },
  )
}

/** Loads nothing without a range. */
export function useClicks(id: string, range: DateRange | undefined) {
  const { accountId, agency } = useAccount()
  const body = range && { ...toQueryPeriod(range, agency.timeZone), reportFilters: { contentIds: [id] } }
  return useSWR<ClicksReply, Problem>(
    body ? [clicksKey, body, accountId] : null,
    () => callInAccount(accountId)(clicksKey, { body: body as NonNullable<typeof body> }),
    { keepPreviousData: true },
  )
}

const statsEndpoints = {
  widget: 'POST /agent/widget/config/stats',
  'landing-page': 'POST /agent/landing-page/stats',
  'contact-dashboard': 'POST /agent/contact-dashboard/stats',
} as const

const clicksKey = 'POST /agent/contact-dashboard/stats/clicks'

const filterKeys = { widget: 'widgetIds', 'landing-page': 'landingPageIds', 'contact-dashboard': 'contentIds' } as const

/** Whole days in the agency's time zone. */
export const toQueryPeriod = ({ from, till }: DateRange, timeZone: string) => ({
  dateFrom: new Date(startOfDay(from, timeZone)).toISOString(),
  dateTill: new Date(startOfDay(addDays(till, 1), timeZone)).toISOString(),
})
