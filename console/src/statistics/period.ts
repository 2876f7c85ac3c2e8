import { addDays, type Day, daysBetween } from '@gable/shared/statistics/calendar.ts'
import { groupingFor } from '@gable/shared/statistics/grouping.ts'
import type { DateGrouping } from '@gable/shared/statistics/statistics.ts'
import { type DateRange, lastDays, rangeText, readRange, sameRange } from '../design/format/date-range.ts'

export type Grouping = Exclude<DateGrouping, 'HOUR'>

/** Which days are looked at and by what they are drawn, as it stands in the address. */
export interface Period {
  range: DateRange
  /** The number of days that was chosen; a range of its own has none. */
  span: number | undefined
  grouping: Grouping
  groupings: readonly Grouping[]
}

export const spans = [7, 30, 90, 365] as const

export function readPeriod(params: URLSearchParams, today: Day): Period {
  const own = readRange(params.get('from'), params.get('till'), today)
  const span = own ? undefined : (spans.find((days) => String(days) === params.get('days')) ?? usualSpan)
  const range = own ? atMostFiveYears(own) : lastDays(span ?? usualSpan, today)
  const days = daysBetween(range.from, range.till)
  const groupings = groupingsFor(days)
  const chosen = groupings.find((grouping) => grouping === params.get('by'))
  return { range, span, grouping: chosen ?? groupingFor(days), groupings }
}

/** `Last 365 days`, or the days themselves. */
export function periodText(range: DateRange, today: Day): string {
  const span = spans.find((days) => sameRange(lastDays(days, today), range))
  return span ? `Last ${span} days` : rangeText(range, today)
}

/** A choice of days brings back the grouping that suits them, and closes what was open. */
export const withSpan = (params: URLSearchParams, days: number) =>
  changed(params, { days: days === usualSpan ? undefined : String(days) })

export const withRange = (params: URLSearchParams, { from, till }: DateRange) => changed(params, { from, till })

export function withGrouping(params: URLSearchParams, grouping: Grouping, today: Day) {
  const { range } = readPeriod(params, today)
  const usual = groupingFor(daysBetween(range.from, range.till))
  const kept = Object.fromEntries(periodKeys.map((key) => [key, params.get(key) ?? undefined]))
  return changed(params, { ...kept, by: grouping === usual ? undefined : grouping })
}

const usualSpan = 30
const longest = 1826
const periodKeys = ['days', 'from', 'till'] as const

/** More bars than days of a year cannot be told apart. */
const groupingsFor = (days: number): readonly Grouping[] => (days <= 366 ? ['DAY', 'WEEK', 'MONTH'] : ['WEEK', 'MONTH'])

function atMostFiveYears({ from, till }: DateRange): DateRange {
  const first = addDays(till, 1 - longest)
  return { from: from < first ? first : from, till }
}

function changed(params: URLSearchParams, values: Record<string, string | undefined>) {
  const next = new URLSearchParams(params)
  for (const key of [...periodKeys, 'by', 'bucket']) next.delete(key)
  for (const [key, value] of Object.entries(values)) if (value !== undefined) next.set(key, value)
  return next
}
