import type { DateGrouping } from './statistics.ts'

/** The default grouping for a number of days: enough bars to show a trend, few enough to click. */
export function getDefaultGrouping(days: number): Exclude<DateGrouping, 'HOUR'> {
  if (days <= 31) return 'DAY'
  return days <= 120 ? 'WEEK' : 'MONTH'
}
