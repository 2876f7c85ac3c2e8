/** A day of the calendar, as `YYYY-MM-DD`, wherever it is. */
export type Day = string

/** The day it is somewhere at this moment. */
export const dayAt = (moment: number, timeZone: string): Day => dayOf(moment + offsetAt(moment, timeZone))

/** The moment a day begins somewhere: midnight, or the moment the clocks leap over it. */
export function startOfDay(day: Day, timeZone: string): number {
  const midnight = Date.parse(day)
  const before = offsetOfDay(midnight - dayLength, timeZone)
  const after = offsetOfDay(midnight + dayLength, timeZone)
  if (before === after) return midnight - before
  // A midnight that comes twice begins the day the first time.
  const candidates = [midnight - before, midnight - after].sort((a, b) => a - b)
  const first = candidates.find((moment) => moment + offsetAt(moment, timeZone) === midnight)
  return first ?? midnight - before
}

export const addDays = (day: Day, days: number): Day => dayOf(Date.parse(day) + days * dayLength)

/** How many days there are from one to the other, both included. */
export const daysBetween = (from: Day, till: Day) => Math.round((Date.parse(till) - Date.parse(from)) / dayLength) + 1

/** Weeks begin on Monday. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

const dayLength = 86_400_000
const dayOf = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)

const offsetsOfDays = new Map<string, Map<number, number>>()

/** The offset at a midnight of UTC. A year has few of them, and each is asked for again and again. */
function offsetOfDay(midnight: number, timeZone: string) {
  const known = offsetsOfDays.get(timeZone) ?? new Map<number, number>()
  offsetsOfDays.set(timeZone, known)
  const offset = known.get(midnight) ?? offsetAt(midnight, timeZone)
  known.set(midnight, offset)
  return offset
}

/** How far the clocks of a place are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string) {
  const [month, day, year, hour, minute, second] = clockOf(timeZone).format(moment).match(/\d+/g)?.map(Number) ?? []
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
  return shown - Math.floor(moment / 1000) * 1000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one costs more than a thousand looks at it. */
function clockOf(timeZone: string) {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}
