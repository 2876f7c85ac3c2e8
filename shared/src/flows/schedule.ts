import {
  addDays,
  type Day,
  dayLength,
  fromClockTime,
  getUtcOffset,
  hourLength,
  minuteLength,
  toClockTime,
  toDay,
  toMoment,
} from '../time/calendar.ts'
import type { SendWindow } from './definition.ts'
import type { Duration } from './step.ts'

/**
 * The moment so much later. Days, weeks and months keep the time that the clock shows, across changes of the clock. A
 * month ends with its last day: a month after January 31 is February 28 or 29.
 */
export function addDuration(from: number, { amount, unit }: Duration, timeZone: string): number {
  if (unit === 'MINUTES') return from + amount * minuteLength
  if (unit === 'HOURS') return from + amount * hourLength
  if (unit !== 'MONTHS') {
    const moment = from + amount * (unit === 'WEEKS' ? 7 : 1) * dayLength
    if (hasOneOffset(from, moment, timeZone)) return moment
  }
  const day = toDay(from, timeZone)
  const time = toClockTime(from, timeZone) - Date.parse(day)
  if (unit === 'MONTHS') return fromClockTime(Date.parse(addMonths(day, amount)) + time, timeZone)
  return fromClockTime(Date.parse(addDays(day, unit === 'WEEKS' ? 7 * amount : amount)) + time, timeZone)
}

/** The next time the clock shows this time on one of these days. Without days, on any day. */
export function getNextClockTime(
  after: number,
  { days, time }: { days: readonly number[]; time: string },
  timeZone: string,
): number {
  for (let day = toDay(after, timeZone); ; day = addDays(day, 1)) {
    if (days.length > 0 && !days.includes(getWeekday(day))) continue
    const moment = toMoment(day, time, timeZone)
    if (moment > after) return moment
  }
}

/** The first moment, not before the given one, in the window. A window that ends before it starts lasts past midnight. */
export function getNextSendTime(moment: number, window: SendWindow | null, timeZone: string): number {
  if (window === null) return moment
  const { days, from, till } = window
  for (let day = addDays(toDay(moment, timeZone), -1); ; day = addDays(day, 1)) {
    if (!days.includes(getWeekday(day))) continue
    const opensAt = toMoment(day, from, timeZone)
    const closesAt = toMoment(till > from ? day : addDays(day, 1), till, timeZone)
    if (moment < closesAt) return Math.max(moment, opensAt)
  }
}

/** Whether the clocks show the same difference at both moments, and do not change around the second one. */
function hasOneOffset(from: number, moment: number, timeZone: string) {
  const offset = getUtcOffset(from, timeZone)
  const local = moment + offset
  return getUtcOffset(local - dayLength, timeZone) === offset && getUtcOffset(local + dayLength, timeZone) === offset
}

/** 0 is Sunday. */
const getWeekday = (day: Day) => new Date(day).getUTCDay()

function addMonths(day: Day, months: number): Day {
  const date = new Date(day)
  const target = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  return addDays(new Date(target).toISOString().slice(0, 10), Math.min(date.getUTCDate(), last) - 1)
}
