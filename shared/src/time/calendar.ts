import { getDateTimeFormat } from '../text/intl-formats.ts'

/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type Day = string

/** The local day at a moment. */
export const toDay = (moment: number, timeZone: string): Day => dayOf(toClockTime(moment, timeZone))

/** The first moment of a local day: midnight, or the clock change that skips midnight. */
export const startOfDay = (day: Day, timeZone: string): number => fromClockTime(Date.parse(day), timeZone)

/** The moment when clocks show a time such as `09:30` on that day. */
export const toMoment = (day: Day, time: string, timeZone: string): number =>
  fromClockTime(Date.parse(`${day}T${time}Z`), timeZone)

/** What clocks show at a moment, as if it were UTC. */
export const toClockTime = (moment: number, timeZone: string): number => moment + getUtcOffset(moment, timeZone)

/**
 * The moment when clocks show this time, which is given as if it were UTC. It is the first one if they show it twice. A time
 * that they skip counts from before the change.
 */
export function fromClockTime(clockTime: number, timeZone: string): number {
  const before = getUtcOffset(clockTime - dayLength, timeZone)
  const after = getUtcOffset(clockTime + dayLength, timeZone)
  if (before === after) return clockTime - before
  const candidates = [clockTime - before, clockTime - after].sort((a, b) => a - b)
  return candidates.find((moment) => toClockTime(moment, timeZone) === clockTime) ?? clockTime - before
}

/** The minutes since midnight of a time such as `09:30`. */
export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export const addDays = (day: Day, days: number): Day => dayOf(Date.parse(day) + days * dayLength)

/** The number of days in a range, both ends included. */
export const countDays = (from: Day, till: Day) => Math.round((Date.parse(till) - Date.parse(from)) / dayLength) + 1

/** 1 is Monday, 7 is Sunday. */
export const getWeekday = (day: Day): number => ((new Date(day).getUTCDay() + 6) % 7) + 1

/** The Monday of the week. */
export const startOfWeek = (day: Day): Day => addDays(day, 1 - getWeekday(day))

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

export const minuteLength = 60_000
export const hourLength = 60 * minuteLength
export const dayLength = 24 * hourLength

const dayOf = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)

/** Since then, no time zone has changed its offset at another moment than a quarter of an hour. */
const quartersSince = Date.UTC(1980, 0, 1)
const quarterLength = 15 * minuteLength
const cachedQuarterMaximum = 50_000
const offsets = new Map<string, Map<number, number>>()

/** The milliseconds a time zone is ahead of UTC at a moment. Cached, because formatting takes far longer than all else. */
export function getUtcOffset(moment: number, timeZone: string): number {
  if (!(moment >= quartersSince)) return readUtcOffset(moment, timeZone)
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, ofZone)
  const quarter = Math.floor(moment / quarterLength) * quarterLength
  const cached = ofZone.get(quarter)
  if (cached !== undefined) return cached
  const offset = readUtcOffset(quarter, timeZone)
  if (ofZone.size >= cachedQuarterMaximum) ofZone.clear()
  ofZone.set(quarter, offset)
  return offset
}

function readUtcOffset(moment: number, timeZone: string): number {
  const [month, day, year, hour, minute, second] =
    getDateTimeFormat('en-US', { timeZone, ...clock })
      .format(moment)
      .match(/\d+/g)
      ?.map(Number) ?? []
  const localTime = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
  return localTime - Math.floor(moment / 1000) * 1000
}

const clock = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
