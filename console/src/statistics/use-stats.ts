import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import { addDays, startOfDay } from '@gable/shared/statistics/calendar.ts'
import type { ClicksReply, StatsReply } from '@gable/shared/statistics/statistics.ts'
import useSWR from 'swr'
import type { DateRange } from '../design/format/date-range.ts'
import { useAccount } from '../platform/account.ts'
import { callIn } from '../platform/use-api.ts'
import type { Grouping } from './period.ts'

/** The figures with what they were asked by: those of the period before stay until the next are there. */
export type Stats = StatsReply & { grouping: Grouping; range: DateRange }

interface Question {
  kind: SubjectKind
  id: string
  range: DateRange
  grouping: Grouping
}

export function useStats({ kind, id, range, grouping }: Question) {
  const { accountId, agency } = useAccount()
  const body = {
    ...momentsOf(range, agency.timeZone),
    dateGroupingType: grouping,
    reportFilters: { [filterOf[kind]]: [id] },
  }
  return useSWR<Stats, Problem>(
    [statsOf[kind], body, accountId],
    async () => ({ ...(await callIn(accountId)(statsOf[kind], { body })), grouping, range }),
    { keepPreviousData: true },
  )
}

/** Without days nothing is asked yet. */
export function useClicks(id: string, range: DateRange | undefined) {
  const { accountId, agency } = useAccount()
  const body = range && { ...momentsOf(range, agency.timeZone), reportFilters: { contentIds: [id] } }
  return useSWR<ClicksReply, Problem>(
    body ? [clicksKey, body, accountId] : null,
    () => callIn(accountId)(clicksKey, { body: body as NonNullable<typeof body> }),
    { keepPreviousData: true },
  )
}

const statsOf = {
  widget: 'POST /agent/widget/config/stats',
  'landing-page': 'POST /agent/landing-page/stats',
  'contact-dashboard': 'POST /agent/contact-dashboard/stats',
} as const

const clicksKey = 'POST /agent/contact-dashboard/stats/clicks'

const filterOf = { widget: 'widgetIds', 'landing-page': 'landingPageIds', 'contact-dashboard': 'contentIds' } as const

const momentsOf = ({ from, till }: DateRange, timeZone: string) => ({
  dateFrom: new Date(startOfDay(from, timeZone)).toISOString(),
  dateTill: new Date(startOfDay(addDays(till, 1), timeZone)).toISOString(),
})
