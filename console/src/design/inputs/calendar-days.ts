import {
  addDays,
  addMonths,
  endOfMonth,
  endOfWeek,
  format,
  getDay,
  parseISO,
  startOfMonth,
  startOfWeek,
} from 'date-fns'
import { type Day, toDay } from '../format/date-range.ts'

/** A month as `YYYY-MM`. */
export type Month = string

export const toMonth = (day: Day): Month => day.slice(0, 7)

export const shiftMonth = (month: Month, months: number): Month => format(addMonths(parseISO(month), months), 'yyyy-MM')

/** The weeks of a month, starting on Sunday. Days of other months are null. */
export function getWeeksOfMonth(month: Month): (Day | null)[][] {
  const first = parseISO(month)
  const padding = Array<null>(getDay(first)).fill(null)
  const days = Array.from({ length: endOfMonth(first).getDate() }, (_, index) => toDay(addDays(first, index)))
  const cells = [...padding, ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}

/** The day that a key moves to, never past today. Undefined for a key that does not move. */
export function getDayForKey(day: Day, key: string, shift: boolean, today: Day): Day | undefined {
  const move = moves[shift ? `Shift+${key}` : key]
  if (!move) return undefined
  const next = toDay(move(parseISO(day)))
  return next > today ? today : next
}

/** The last month to show so that the day is visible, as close as possible to the current one. */
export function getLastVisibleMonth(day: Day, last: Month, count: number): Month {
  const month = toMonth(day)
  if (month > last) return month
  const first = shiftMonth(last, 1 - count)
  return month < first ? shiftMonth(month, count - 1) : last
}

const moves: Record<string, (date: Date) => Date> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: startOfWeek,
  End: endOfWeek,
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  'Shift+PageUp': (date) => addMonths(date, -12),
  'Shift+PageDown': (date) => addMonths(date, 12),
  'Shift+Home': startOfMonth,
  'Shift+End': endOfMonth,
}
