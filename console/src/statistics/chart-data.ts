import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { percentOf } from '@gable/shared/statistics/rates.ts'
import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import type { ChartData } from '../design/data/chart/data.ts'
import { bucketOf } from '../design/format/date-format.ts'
import type { Stats } from './use-stats.ts'

type Figure = 'views' | 'clicks' | 'submissions'

/** One figure over time. */
export const courseOf = ({ stats, grouping }: Stats, name: string, figure: Figure, timeZone: string): ChartData => ({
  buckets: stats.map(({ date }) => bucketOf(date, grouping, timeZone)),
  series: [{ name, values: stats.map((bucket) => bucket[figure]) }],
})

/** Submissions out of views over time; of dashboards, clicks out of views. */
export const ratioOf = ({ stats, grouping }: Stats, name: string, kind: SubjectKind, timeZone: string): ChartData => ({
  buckets: stats.map(({ date }) => bucketOf(date, grouping, timeZone)),
  series: [{ name, values: stats.map((bucket) => percentOf(bucket[partOf(kind)], bucket.views)) }],
})

/** The same rate of the whole period. */
export const wholeRatio = ({ stats }: Stats, kind: SubjectKind) =>
  percentOf(sumOf(stats, partOf(kind)), sumOf(stats, 'views'))

export const sumOf = (stats: readonly StatsBucket[], figure: Figure) =>
  stats.reduce((sum, bucket) => sum + bucket[figure], 0)

const partOf = (kind: SubjectKind) => (kind === 'contact-dashboard' ? 'clicks' : 'submissions')
