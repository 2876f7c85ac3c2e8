import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { type Bucket, bucketsOf, firstDayOf, keyOfHour } from '@gable/shared/statistics/buckets.ts'
import type {
  ClicksReply,
  ClicksRequest,
  Counts,
  DateGrouping,
  StatsBucket,
  StatsReply,
  StatsRequest,
} from '@gable/shared/statistics/statistics.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { type CountedAt, chosenSubjects, countByKey, countClicks } from './queries.ts'
import { countable, type Period, readingOf } from './reading.ts'

/** What was counted of some widgets, pages or dashboards, by the agency's calendar. */
export async function stats(db: Db, scope: Scope, kind: SubjectKind, request: StatsRequest): Promise<StatsReply> {
  const { dateGroupingType: grouping, reportFilters } = request
  const { timeZone, ids } = await chosenSubjects(db, scope, kind, idsOf(kind, reportFilters))
  const period = countable(periodOf(request), grouping, timeZone)
  const asked = { kind, ids, types: reportFilters.eventTypes ?? [] }
  const rows = await countByKey(db, scope, asked, readingOf(period, grouping, timeZone))
  return { stats: filled(bucketsOf(period, grouping, timeZone), grouping, rows), lastRefreshedAt: now() }
}

/** Which buttons of the dashboards were pressed how often. */
export async function clicksByModule(db: Db, scope: Scope, request: ClicksRequest): Promise<ClicksReply> {
  const kind = 'contact-dashboard'
  const { timeZone, ids } = await chosenSubjects(db, scope, kind, idsOf(kind, request.reportFilters))
  const period = countable(periodOf(request), 'DAY', timeZone)
  const clicks = await countClicks(db, scope, { kind, ids, types: ['click'] }, readingOf(period, 'DAY', timeZone))
  return { clicks, lastRefreshedAt: now() }
}

export const now = () => new Date().toISOString()

const periodOf = ({ dateFrom, dateTill }: { dateFrom: string; dateTill: string }): Period => ({
  from: Date.parse(dateFrom),
  till: Date.parse(dateTill),
})

const idsOf = (kind: SubjectKind, filters: StatsRequest['reportFilters']) =>
  ({
    widget: filters.widgetIds,
    'landing-page': filters.landingPageIds,
    'contact-dashboard': filters.contentIds,
  })[kind]

/** Every bucket, also those in which nothing happened. */
function filled(buckets: Bucket[], grouping: DateGrouping, rows: CountedAt[]): StatsBucket[] {
  const counted = new Map<string, Counts>()
  for (const row of rows) {
    const key = keyIn(grouping, row.key)
    const before = counted.get(key)
    counted.set(key, before ? sum(before, row) : row)
  }
  // Each begins where the one before ends: a year by day is written with one moment a day, not with three.
  const begins = buckets.map(({ from }) => iso(from))
  return buckets.map(({ key, starts, from, till }, index) => {
    const { views, entrances, clicks, submissions } = counted.get(key) ?? nothing
    const begin = begins[index] ?? iso(from)
    return {
      date: starts === from ? begin : iso(starts),
      from: begin,
      till: begins[index + 1] ?? iso(till),
      views,
      entrances,
      clicks,
      submissions,
    }
  })
}

const keyIn = (grouping: DateGrouping, key: CountedAt['key']) => {
  if (key instanceof Date) return keyOfHour(key.getTime())
  return grouping === 'HOUR' ? key : firstDayOf[grouping](key)
}

const iso = (moment: number) => new Date(moment).toISOString()

const nothing: Counts = { views: 0, entrances: 0, clicks: 0, submissions: 0 }

const sum = (a: Counts, b: Counts): Counts => ({
  views: a.views + b.views,
  entrances: a.entrances + b.entrances,
  clicks: a.clicks + b.clicks,
  submissions: a.submissions + b.submissions,
})
