/** The days of an agency's history in its own time zone: 0 is two years ago, `today` is the last. */
export interface Calendar {
  zone: string
  now: Date
  today: number
  /** The instant at so many minutes after that day's midnight. */
  at(day: number, minute?: number): Date
  /** 0 is Sunday. */
  weekday(day: number): number
  dayOfYear(day: number): number
  /** The day as the agency's wall calendar names it, 2026-05-31. */
  dateOf(day: number): string
  dayNamed(date: string): number
  dayOf(at: Date): number
}

const dayLength = 86_400_000
export const historyDays = 730

export function calendarOf(zone: string, now: Date): Calendar {
  const offset = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  const today = Date.parse(date.format(now))
  // Wall-clock days are counted as if they were UTC's; only `at` knows how far from it the zone is.
  const wall = (day: number) => new Date(today + (day - historyDays) * dayLength)
  const offsets = new Map<number, number>()

  const offsetAtNoon = (day: number) => {
    const known = offsets.get(day)
    if (known !== undefined) return known
    const found = offsetOf(offset.format(wall(day).getTime() + dayLength / 2))
    offsets.set(day, found)
    return found
  }

  return {
    zone,
    now,
    today: historyDays,
    at: (day, minute = 0) => new Date(Math.round(wall(day).getTime() + minute * 60_000 - offsetAtNoon(day))),
    weekday: (day) => wall(day).getUTCDay(),
    dayOfYear: (day) => Math.floor((wall(day).getTime() - Date.UTC(wall(day).getUTCFullYear(), 0)) / dayLength),
    dateOf: (day) => wall(day).toISOString().slice(0, 10),
    dayNamed: (name) => historyDays + Math.round((Date.parse(name) - today) / dayLength),
    dayOf: (at) => historyDays + Math.round((Date.parse(date.format(at)) - today) / dayLength),
  }
}

/** How many milliseconds a zone is ahead of UTC, from a text that ends in GMT-05:00 or, for none, in GMT. */
function offsetOf(text: string) {
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
