import type { DateGrouping } from './statistics.ts'

/** What a period of so many days is drawn by, unless somebody chooses: enough bars to see a course, few enough to hit. */
export function groupingFor(days: number): Exclude<DateGrouping, 'HOUR'> {
  if (days <= 31) return 'DAY'
  return days <= 120 ? 'WEEK' : 'MONTH'
}
