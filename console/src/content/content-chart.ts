import type { ContentEventType } from '@gable/shared/content/content-stats.ts'
import { toPercent } from '@gable/shared/statistics/rates.ts'
import type { ChartData } from '../design/data/chart/chart-data.ts'
import { formatBucket } from '../design/format/date-format.ts'
import type { ContentStats } from './use-content-stats.ts'

type Counted = Pick<ContentStats, 'stats' | 'grouping'>

/** How often something happened over time. */
export const toCountChart = (
  { stats, grouping }: Counted,
  name: string,
  type: ContentEventType,
  timeZone: string,
): ChartData => ({
  buckets: stats.map(({ date }) => formatBucket(date, grouping, timeZone)),
  series: [{ name, values: stats.map(({ counts }) => counts[type] ?? 0) }],
})

/** One count as a share of another over time, in percent. */
export const toShareChart = (
  { stats, grouping }: Counted,
  name: string,
  [part, total]: readonly [ContentEventType, ContentEventType],
  timeZone: string,
): ChartData => ({
  buckets: stats.map(({ date }) => formatBucket(date, grouping, timeZone)),
  series: [{ name, values: stats.map(({ counts }) => toPercent(counts[part], counts[total])) }],
})

export const sumCounts = ({ stats }: Pick<Counted, 'stats'>, type: ContentEventType) =>
  stats.reduce((sum, { counts }) => sum + (counts[type] ?? 0), 0)

/** The share over the whole period. */
export const getOverallShare = (
  stats: Pick<Counted, 'stats'>,
  [part, total]: readonly [ContentEventType, ContentEventType],
) => toPercent(sumCounts(stats, part), sumCounts(stats, total))
