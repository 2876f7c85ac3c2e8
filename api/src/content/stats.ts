import {
  type ContentEventType,
  type ContentStatsReply,
  type ContentStatsRequest,
  contentEventTypes,
} from '@gable/shared/content/content-stats.ts'
import { splitIntoBuckets } from '@gable/shared/statistics/buckets.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { alignToCounters, toCounterRanges } from '../statistics/counter-ranges.ts'
import { fillBuckets, nowIso, toPeriod } from '../statistics/stats.ts'
import { getCountedContents, sumByType } from './stats-queries.ts'

type Counts = Partial<Record<ContentEventType, number>>

/** What happened to the contents of the account, per bucket in the agency's time zone. */
export async function getContentStats(
  db: Db,
  scope: AccountScope,
  request: ContentStatsRequest,
): Promise<ContentStatsReply> {
  const { dateGroupingType: grouping, reportFilters } = request
  const { timeZone, ids } = await getCountedContents(db, scope, reportFilters.contentIds)
  const period = alignToCounters(toPeriod(request), grouping, timeZone)
  const types = reportFilters.eventTypes?.length ? reportFilters.eventTypes : contentEventTypes
  const counted = await sumByType(db, scope, { ids, types }, toCounterRanges(period, grouping, timeZone))
  const rows = counted.map(({ key, type, count }) => ({ key, counts: { [type]: count } as Counts }))
  const none: Counts = Object.fromEntries(types.map((type) => [type, 0]))
  const buckets = fillBuckets(splitIntoBuckets(period, grouping, timeZone), grouping, rows, { none, add: addCounts })
  return { stats: buckets, lastRefreshedAt: nowIso() }
}

const addCounts = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    contentEventTypes.flatMap((type) =>
      type in one || type in other ? [[type, (one[type] ?? 0) + (other[type] ?? 0)]] : [],
    ),
  )
