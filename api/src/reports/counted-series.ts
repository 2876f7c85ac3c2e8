import type { ReportGrouping } from '@gable/shared/reports/report-query.ts'
import { splitIntoBuckets } from '@gable/shared/statistics/buckets.ts'
import { addDays, type Day, startOfDay } from '@gable/shared/time/calendar.ts'
import type { BucketCount } from './counter-queries.ts'
import type { DayRange } from './report-definition.ts'

/** Counts of a period over its buckets, and of the previous period as a whole. */
export interface CountedSeries {
  buckets: Day[]
  /** The values of one type, or of several that count as one, in the order of the buckets. */
  getValues(...types: string[]): number[]
  total(...types: string[]): number
  previous(...types: string[]): number
}

interface Period {
  period: DayRange
  grouping: ReportGrouping
  timeZone: string
}

/** Adds the buckets in which nothing was counted. */
export function toCountedSeries(rows: readonly BucketCount[], { period, grouping, timeZone }: Period): CountedSeries {
  const buckets = listBuckets(period, grouping, timeZone)
  const sum = (bucket: Day | null | undefined, types: readonly string[]) =>
    rows
      .filter((row) => types.includes(row.type) && (bucket === undefined ? row.bucket !== null : row.bucket === bucket))
      .reduce((sum, { count }) => sum + count, 0)
  return {
    buckets,
    getValues: (...types) => {
      const counts = new Map<string, number>()
      for (const { bucket, type, count } of rows)
        if (bucket !== null && types.includes(type)) counts.set(bucket, (counts.get(bucket) ?? 0) + count)
      return buckets.map((bucket) => counts.get(bucket) ?? 0)
    },
    total: (...types) => sum(undefined, types),
    previous: (...types) => sum(null, types),
  }
}

/** The first day of each day, week or month of the period, which may be before the period. */
const listBuckets = ({ from, till }: DayRange, grouping: ReportGrouping, timeZone: string): Day[] =>
  splitIntoBuckets(
    { from: startOfDay(from, timeZone), till: startOfDay(addDays(till, 1), timeZone) },
    grouping,
    timeZone,
  ).map(({ key }) => key)
