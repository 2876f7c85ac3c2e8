import { addDays, type Day, getUtcOffset, toDay } from '../statistics/calendar.ts'
import type { SendWindow } from './definition.ts'
import type { Duration } from './step.ts'

/**
 * The moment so much later. Days, weeks and months keep the time that the clock shows, across changes of the clock. A
 * month ends with its last day: a month after January 31 is February 28 or 29.
 */
export function addDuration(from: number, { amount, unit }: Duration, timeZone: string): number {
  if (unit === 'MINUTES') return from + amount * minuteLength
  if (unit === 'HOURS') return from + amount * 60 * minuteLength
  if (unit !== 'MONTHS') {
    const moment = from + amount * (unit === 'WEEKS' ? 7 : 1) * dayLength
    if (hasOneOffset(from, moment, timeZone)) return moment
  }
  const time = toTimeOfDay(from, timeZone)
  const day = toDay(from, timeZone)
  if (unit === 'MONTHS') return toMoment(addMonths(day, amount), time, timeZone)
  return toMoment(addDays(day, unit === 'WEEKS' ? 7 * amount : amount), time, timeZone)
}

/** The next time the clock shows this time on one of these days. Without days, on any day. */
export function getNextClockTime(
  after: number,
  { days, time }: { days: readonly number[]; time: string },
  timeZone: string,
): number {
  for (let day = toDay(after, timeZone); ; day = addDays(day, 1)) {
    if (days.length > 0 && !days.includes(getWeekday(day))) continue
    const moment = toMoment(day, parseTime(time), timeZone)
    if (moment > after) return moment
  }
}

/** The first moment, not before the given one, in the window. A window that ends before it starts lasts past midnight. */
export function getNextSendTime(moment: number, window: SendWindow | null, timeZone: string): number {
  if (window === null) return moment
  const { days, from, till } = window
  for (let day = addDays(toDay(moment, timeZone), -1); ; day = addDays(day, 1)) {
    if (!days.includes(getWeekday(day))) continue
    const opensAt = toMoment(day, parseTime(from), timeZone)
    const closesAt = toMoment(till > from ? day : addDays(day, 1), parseTime(till), timeZone)
    if (moment < closesAt) return Math.max(moment, opensAt)
  }
}

/** Whether the clocks show the same difference at both moments, and do not change around the second one. */
function hasOneOffset(from: number, moment: number, timeZone: string) {
  const offset = getUtcOffset(from, timeZone)
  const local = moment + offset
  return getUtcOffset(local - dayLength, timeZone) === offset && getUtcOffset(local + dayLength, timeZone) === offset
}

const minuteLength = 60_000
const dayLength = 24 * 60 * minuteLength

/** 0 is Sunday. */
const getWeekday = (day: Day) => new Date(day).getUTCDay()

const parseTime = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * minuteLength

const toTimeOfDay = (moment: number, timeZone: string) =>
  moment + getUtcOffset(moment, timeZone) - Date.parse(toDay(moment, timeZone))

function addMonths(day: Day, months: number): Day {
  const date = new Date(day)
  const target = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  return addDays(new Date(target).toISOString().slice(0, 10), Math.min(date.getUTCDate(), last) - 1)
}

/** The moment when a clock shows this time: the first of two, and an hour later if the clock skips it. */
function toMoment(day: Day, time: number, timeZone: string): number {
  const local = Date.parse(day) + time
  const [before, after] = [getUtcOffset(local - dayLength, timeZone), getUtcOffset(local + dayLength, timeZone)]
  const candidates = [local - before, local - after].sort((a, b) => a - b)
  return candidates.find((moment) => moment + getUtcOffset(moment, timeZone) === local) ?? local - before
}
