import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { toPercent, toPlottedPercent } from '@gable/shared/statistics/rates.ts'
import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import type { ChartData } from '../design/data/chart/chart-data.ts'
import { formatBucket } from '../design/format/date-format.ts'
import type { Stats } from './use-stats.ts'

type Metric = 'views' | 'clicks' | 'submissions'

/** A metric over time. */
export const toTrendChart = (
  { stats, grouping }: Stats,
  name: string,
  metric: Metric,
  timeZone: string,
): ChartData => ({
  buckets: stats.map(({ date }) => formatBucket(date, grouping, timeZone)),
  series: [{ name, values: stats.map((bucket) => bucket[metric]), noun: nouns[metric] }],
})

const nouns: Record<Metric, readonly [string, string]> = {
  views: ['view', 'views'],
  clicks: ['click', 'clicks'],
  submissions: ['submission', 'submissions'],
}

/** Submissions per view over time; clicks per view for dashboards. */
export const toRateChart = (
  { stats, grouping }: Stats,
  name: string,
  kind: AssetKind,
  timeZone: string,
): ChartData => ({
  buckets: stats.map(({ date }) => formatBucket(date, grouping, timeZone)),
  series: [{ name, values: stats.map((bucket) => toPlottedPercent(bucket[rateNumeratorOf(kind)], bucket.views)) }],
})

/** The rate over the whole period. */
export const getOverallRate = ({ stats }: Stats, kind: AssetKind) =>
  toPercent(sumMetric(stats, rateNumeratorOf(kind)), sumMetric(stats, 'views'))

export const sumMetric = (stats: readonly StatsBucket[], metric: Metric) =>
  stats.reduce((sum, bucket) => sum + bucket[metric], 0)

const rateNumeratorOf = (kind: AssetKind) => (kind === 'contact-dashboard' ? 'clicks' : 'submissions')
