import { addDays, endOfDay, format, isValid, parseISO, startOfDay, startOfYear } from 'date-fns'

/** A calendar day in the browser's time zone, as `YYYY-MM-DD`. */
export type Day = string

/** Whole days, both ends included. Where a range is nullable, null means all time. */
export interface DateRange {
  from: Day
  till: Day
}

interface RangePreset {
  label: string
  range: DateRange | null
}

export const toDay = (date: Date): Day => format(date, 'yyyy-MM-dd')

/** The quick choices of a date range picker. Each one ends today. */
export const getRangePresets = (today: Day): RangePreset[] => [
  ...[7, 30, 90].map((days) => ({ label: `Last ${days} days`, range: getLastDays(days, today) })),
  { label: 'This year', range: { from: toDay(startOfYear(parseISO(today))), till: today } },
  { label: 'All time', range: null },
]

export const getLastDays = (days: number, today: Day): DateRange => ({
  from: toDay(addDays(parseISO(today), 1 - days)),
  till: today,
})

/** A range from two days in either order, capped at today. */
export function createRange(a: Day, b: Day, today: Day): DateRange {
  const [from = a, till = b] = [a, b].map((day) => (day > today ? today : day)).sort()
  return { from, till }
}

/** Parses a range from the URL or from storage. Null if it is invalid. */
export function parseRange(from: unknown, till: unknown, today: Day): DateRange | null {
  if (typeof from !== 'string' || typeof till !== 'string' || !isDay(from) || !isDay(till)) return null
  return from <= till ? createRange(from, till, today) : null
}

/** `Last 30 days`, or `Oct 01, 2025 – Oct 31, 2025` without a matching preset. */
export function formatRange(range: DateRange | null, today: Day): string {
  const preset = getRangePresets(today).find((candidate) => isSameRange(candidate.range, range))
  if (preset) return preset.label
  if (range === null) return ''
  const [from, till] = [range.from, range.till].map((day) => format(parseISO(day), 'MMM dd, yyyy'))
  return from === till ? `${from}` : `${from} – ${till}`
}

export const isSameRange = (a: DateRange | null, b: DateRange | null) => a?.from === b?.from && a?.till === b?.till

/** The query parameters for a range: the start of its first day and the end of its last day in the browser's time zone. */
export const toQueryDates = ({ from, till }: DateRange) => ({
  dateFrom: startOfDay(parseISO(from)).toISOString(),
  dateTill: endOfDay(parseISO(till)).toISOString(),
})

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text))
