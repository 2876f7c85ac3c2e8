import type { ContentEventType, ContentStatsBucket } from '@gable/shared/content/content-stats.ts'
import { toPercent, toPlottedPercent } from '@gable/shared/statistics/rates.ts'
import type { ChartData } from '../design/data/chart/chart-data.ts'
import { formatBucket } from '../design/format/date-format.ts'
import type { ContentStats } from './use-content-stats.ts'

type Counted = Pick<ContentStats, 'stats' | 'grouping'>

/** One type of event, or several that count as one. */
type Events = ContentEventType | readonly ContentEventType[]
type Share = readonly [part: Events, total: Events]

type Series = ChartData['series'][number]

/** How often something happened over time. */
export const toCountChart = (
  { stats, grouping }: Counted,
  series: Pick<Series, 'name' | 'noun'>,
  type: ContentEventType,
  timeZone: string,
): ChartData => ({
  buckets: stats.map(({ date }) => formatBucket(date, grouping, timeZone)),
  series: [{ ...series, values: stats.map(({ counts }) => counts[type] ?? 0) }],
})

/** One count as a share of another over time, in percent. */
export const toShareChart = (
  { stats, grouping }: Counted,
  name: string,
  [part, total]: Share,
  timeZone: string,
): ChartData => ({
  buckets: stats.map(({ date }) => formatBucket(date, grouping, timeZone)),
  series: [
    { name, values: stats.map((bucket) => toPlottedPercent(countEvents(bucket, part), countEvents(bucket, total))) },
  ],
})

export const sumCounts = ({ stats }: Pick<Counted, 'stats'>, events: Events) =>
  stats.reduce((sum, bucket) => sum + countEvents(bucket, events), 0)

/** The share over the whole period. */
export const getOverallShare = (stats: Pick<Counted, 'stats'>, [part, total]: Share) =>
  toPercent(sumCounts(stats, part), sumCounts(stats, total))

const countEvents = ({ counts }: Pick<ContentStatsBucket, 'counts'>, events: Events): number =>
  [events].flat().reduce((sum, type) => sum + (counts[type] ?? 0), 0)
