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
import { type Day, dayOf } from '../format/date-range.ts'

/** A month as `YYYY-MM`. */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const addToMonth = (month: Month, months: number): Month => format(addMonths(parseISO(month), months), 'yyyy-MM')

/** The weeks of a month from Sunday on; null where a week belongs to another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = parseISO(month)
  const lead = Array<null>(getDay(first)).fill(null)
  const days = Array.from({ length: endOfMonth(first).getDate() }, (_, index) => dayOf(addDays(first, index)))
  const cells = [...lead, ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}

/** Where a key leads from a day, or undefined when it leads nowhere. Never past today. */
export function dayAfterKey(day: Day, key: string, shift: boolean, today: Day): Day | undefined {
  const move = moves[shift ? `Shift+${key}` : key]
  if (!move) return undefined
  const next = dayOf(move(parseISO(day)))
  return next > today ? today : next
}

/** The months to show so that a day is among them, as few steps from the present ones as it takes. */
export function monthsShowing(day: Day, last: Month, count: number): Month {
  const month = monthOf(day)
  if (month > last) return month
  const first = addToMonth(last, 1 - count)
  return month < first ? addToMonth(month, count - 1) : last
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
