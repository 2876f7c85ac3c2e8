import { type AssetKind, assetKinds } from '@gable/shared/assets/asset.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { type Bucket, firstDayOfBucket, splitIntoBuckets, toHourKey } from '@gable/shared/statistics/buckets.ts'
import type {
  ClicksReply,
  ClicksRequest,
  Counts,
  DateGrouping,
  StatsBucket,
  StatsReply,
  StatsRequest,
  SubmissionStatsReply,
  SubmissionStatsRequest,
} from '@gable/shared/statistics/statistics.ts'
import { listDashboards } from '../contact-dashboard/dashboard-queries.ts'
import { getSectionName } from '../contact-dashboard/section-name.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { alignToCounters, type Period, toCounterRanges } from './counter-ranges.ts'
import { type CounterRow, getCountedAssets, listTopClicks, sumByKey } from './queries.ts'

/** The counts of assets of one kind, per bucket in the agency's time zone. */
export async function getStats(db: Db, scope: Scope, kind: AssetKind, request: StatsRequest): Promise<StatsReply> {
  const { dateGroupingType: grouping, reportFilters } = request
  const { timeZone, ids } = await getCountedAssets(db, scope, kind, getRequestedIds(kind, reportFilters))
  const period = alignToCounters(toPeriod(request), grouping, timeZone)
  const filter = { kind, ids, types: reportFilters.eventTypes ?? [] }
  const rows = await sumByKey(db, scope, filter, toCounterRanges(period, grouping, timeZone))
  // Spreading hundreds of buckets takes longer than reading their counters.
  const counted = rows.map(({ key, views, entrances, clicks, submissions }) => ({
    key,
    counts: { views, entrances, clicks, submissions },
  }))
  const buckets = fillBuckets(splitIntoBuckets(period, grouping, timeZone), grouping, counted, {
    none: noCounts,
    add: addCounts,
  })
  const stats = buckets.map(
    ({ date, from, till, counts: { views, entrances, clicks, submissions } }): StatsBucket => ({
      date,
      from,
      till,
      views,
      entrances,
      clicks,
      submissions,
    }),
  )
  return { stats, lastRefreshedAt: nowIso() }
}

/** The clicks per dashboard button. */
export async function getClicksByModule(db: Db, scope: Scope, request: ClicksRequest): Promise<ClicksReply> {
  const kind = 'contact-dashboard'
  const { timeZone, ids } = await getCountedAssets(db, scope, kind, getRequestedIds(kind, request.reportFilters))
  const period = alignToCounters(toPeriod(request), 'DAY', timeZone)
  const clicks = await listTopClicks(
    db,
    scope,
    { kind, ids, types: ['click'] },
    toCounterRanges(period, 'DAY', timeZone),
  )
  const modules = (await listDashboards(db, scope)).flatMap((dashboard) => dashboard.modules)
  return {
    clicks: clicks.map((click) => ({ ...click, moduleName: getSectionName(modules, click.moduleId) ?? null })),
    lastRefreshedAt: nowIso(),
  }
}

/** The submissions from some kinds of pages together, per bucket in the agency's time zone. */
export async function getSubmissionStats(
  db: Db,
  scope: Scope,
  { origins, subjectIds, ...period }: SubmissionStatsRequest,
): Promise<SubmissionStatsReply> {
  const replies: StatsReply[] = []
  for (const kind of origins?.length ? origins : assetKinds) {
    const reportFilters = { [filterKeys[kind]]: subjectIds, eventTypes: ['submission' as const] }
    replies.push(await getStats(db, scope, kind, { ...period, reportFilters }))
  }
  const [first] = replies
  invariant(first, 'submissions come from at least one kind of page')
  const stats = first.stats.map(({ date, from, till }, index) => ({
    date,
    from,
    till,
    submissions: replies.reduce((sum, reply) => sum + (reply.stats[index]?.submissions ?? 0), 0),
  }))
  return { stats, lastRefreshedAt: nowIso() }
}

export const nowIso = () => new Date().toISOString()

export const toPeriod = ({ dateFrom, dateTill }: { dateFrom: string; dateTill: string }): Period => ({
  from: Date.parse(dateFrom),
  till: Date.parse(dateTill),
})

const getRequestedIds = (kind: AssetKind, filters: StatsRequest['reportFilters']) => filters[filterKeys[kind]]

const filterKeys = { widget: 'widgetIds', 'landing-page': 'landingPageIds', 'contact-dashboard': 'contentIds' } as const

/** Adds what was counted in the same bucket, and the buckets without counts. */
export function fillBuckets<C>(
  buckets: Bucket[],
  grouping: DateGrouping,
  rows: { key: CounterRow['key']; counts: C }[],
  { none, add }: { none: C; add: (one: C, other: C) => C },
): { date: string; from: string; till: string; counts: C }[] {
  const countsByKey = new Map<string, C>()
  for (const row of rows) {
    const key = toBucketKey(grouping, row.key)
    countsByKey.set(key, add(countsByKey.get(key) ?? none, row.counts))
  }
  // A bucket ends where the next one starts, so each moment is formatted only once.
  const bucketStarts = buckets.map(({ from }) => toIso(from))
  return buckets.map(({ key, starts, from, till }, index) => {
    const start = bucketStarts[index] ?? toIso(from)
    return {
      date: starts === from ? start : toIso(starts),
      from: start,
      till: bucketStarts[index + 1] ?? toIso(till),
      counts: countsByKey.get(key) ?? none,
    }
  })
}

const toBucketKey = (grouping: DateGrouping, key: CounterRow['key']) => {
  if (key instanceof Date) return toHourKey(key.getTime())
  return grouping === 'HOUR' ? key : firstDayOfBucket[grouping](key)
}

const toIso = (moment: number) => new Date(moment).toISOString()

const noCounts: Counts = { views: 0, entrances: 0, clicks: 0, submissions: 0 }

const addCounts = (a: Counts, b: Counts): Counts => ({
  views: a.views + b.views,
  entrances: a.entrances + b.entrances,
  clicks: a.clicks + b.clicks,
  submissions: a.submissions + b.submissions,
})
