import { dayLength } from '@gable/shared/time/calendar.ts'
/** The days of an agency's history in its time zone, numbered from 0, two years ago, to `today`. */
export interface Calendar {
  zone: string
  now: Date
  today: number
  /** The time this many minutes after midnight of the day. */
  at(day: number, minute?: number): Date
  /** 0 is Sunday. */
  weekday(day: number): number
  dayOfYear(day: number): number
  /** The local date of the day, such as 2026-05-31. */
  dateOf(day: number): string
  parseDay(date: string): number
  dayOf(at: Date): number
}

export const historyDays = 730

export function createCalendar(zone: string, now: Date): Calendar {
  const offset = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  const today = Date.parse(date.format(now))
  // Local days are counted as UTC days; only `at` applies the offset of the zone.
  const toLocalDay = (day: number) => new Date(today + (day - historyDays) * dayLength)
  const offsets = new Map<number, number>()

  const offsetAtNoon = (day: number) => {
    const cached = offsets.get(day)
    if (cached !== undefined) return cached
    const milliseconds = parseOffset(offset.format(toLocalDay(day).getTime() + dayLength / 2))
    offsets.set(day, milliseconds)
    return milliseconds
  }

  return {
    zone,
    now,
    today: historyDays,
    at: (day, minute = 0) => new Date(Math.round(toLocalDay(day).getTime() + minute * 60_000 - offsetAtNoon(day))),
    weekday: (day) => toLocalDay(day).getUTCDay(),
    dayOfYear: (day) =>
      Math.floor((toLocalDay(day).getTime() - Date.UTC(toLocalDay(day).getUTCFullYear(), 0)) / dayLength),
    dateOf: (day) => toLocalDay(day).toISOString().slice(0, 10),
    parseDay: (name) => historyDays + Math.round((Date.parse(name) - today) / dayLength),
    dayOf: (at) => historyDays + Math.round((Date.parse(date.format(at)) - today) / dayLength),
  }
}

/** The milliseconds a zone is ahead of UTC, from a text that ends in GMT-05:00, or in GMT for none. */
function parseOffset(text: string) {
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
