import type { ContentEventType, ContentStatsReply } from '@gable/shared/content/content-stats.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import useSWR from 'swr'
import type { DateRange } from '../design/format/date-range.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import type { Grouping } from '../statistics/period.ts'
import { toQueryPeriod } from '../statistics/use-stats.ts'

/** Statistics with their query: SWR returns the previous data until the new data arrives. */
export type ContentStats = ContentStatsReply & { grouping: Grouping; range: DateRange }

interface ContentStatsQuery {
  contentId: string
  eventTypes: ContentEventType[]
  range: DateRange
  grouping: Grouping
}

export function useContentStats({ contentId, eventTypes, range, grouping }: ContentStatsQuery) {
  const { accountId, agency } = useAccount()
  const body = {
    ...toQueryPeriod(range, agency.timeZone),
    dateGroupingType: grouping,
    reportFilters: { contentIds: [contentId], eventTypes },
  }
  return useSWR<ContentStats, Problem>(
    [statsKey, body, accountId],
    async () => ({ ...(await callInAccount(accountId)(statsKey, { body })), grouping, range }),
    { keepPreviousData: true },
  )
}

const statsKey = 'POST /agent/content/stats'
