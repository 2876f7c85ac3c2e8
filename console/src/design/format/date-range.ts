import { addDays, endOfDay, format, isValid, parseISO, startOfDay, startOfYear } from 'date-fns'

/** A calendar day where the viewer is, as `YYYY-MM-DD`. */
export type Day = string

/** Whole days, both ends included. Null in its place means all time. */
export interface DateRange {
  from: Day
  till: Day
}

export interface RangePreset {
  label: string
  range: DateRange | null
}

export const dayOf = (date: Date): Day => format(date, 'yyyy-MM-dd')

/** What is offered with one press; every one of them ends today. */
export const rangePresets = (today: Day): RangePreset[] => [
  ...[7, 30, 90].map((days) => ({ label: `Last ${days} days`, range: lastDays(days, today) })),
  { label: 'This year', range: { from: dayOf(startOfYear(parseISO(today))), till: today } },
  { label: 'All time', range: null },
]

export const lastDays = (days: number, today: Day): DateRange => ({
  from: dayOf(addDays(parseISO(today), 1 - days)),
  till: today,
})

/** Two picked days as a range, whichever was picked first; never past today. */
export function rangeBetween(one: Day, other: Day, today: Day): DateRange {
  const [from = one, till = other] = [one, other].map((day) => (day > today ? today : day)).sort()
  return { from, till }
}

/** A range from an address or from storage, or null when it is none. */
export function readRange(from: unknown, till: unknown, today: Day): DateRange | null {
  if (typeof from !== 'string' || typeof till !== 'string' || !isDay(from) || !isDay(till)) return null
  return from <= till ? rangeBetween(from, till, today) : null
}

/** `Last 30 days`, or the days themselves: `Oct 01, 2025 – Oct 31, 2025`. */
export function rangeText(range: DateRange | null, today: Day): string {
  const preset = rangePresets(today).find((one) => sameRange(one.range, range))
  if (preset) return preset.label
  if (range === null) return ''
  const [from, till] = [range.from, range.till].map((day) => format(parseISO(day), 'MMM dd, yyyy'))
  return from === till ? `${from}` : `${from} – ${till}`
}

export const sameRange = (one: DateRange | null, other: DateRange | null) =>
  one?.from === other?.from && one?.till === other?.till

/** The moments a query asks between: from the start of the first day to the end of the last, where the viewer is. */
export const rangeInstants = ({ from, till }: DateRange) => ({
  dateFrom: startOfDay(parseISO(from)).toISOString(),
  dateTill: endOfDay(parseISO(till)).toISOString(),
})

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text))
