/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type Day = string

/** The local day at a moment. */
export const toDay = (moment: number, timeZone: string): Day => dayOf(moment + getUtcOffset(moment, timeZone))

/** The first moment of a local day: midnight, or the clock change that skips midnight. */
export function startOfDay(day: Day, timeZone: string): number {
  const midnight = Date.parse(day)
  const before = getUtcOffset(midnight - dayLength, timeZone)
  const after = getUtcOffset(midnight + dayLength, timeZone)
  if (before === after) return midnight - before
  // If midnight occurs twice, the day starts at the first one.
  const candidates = [midnight - before, midnight - after].sort((a, b) => a - b)
  const first = candidates.find((moment) => moment + getUtcOffset(moment, timeZone) === midnight)
  return first ?? midnight - before
}

export const addDays = (day: Day, days: number): Day => dayOf(Date.parse(day) + days * dayLength)

/** The number of days in a range, both ends included. */
export const countDays = (from: Day, till: Day) => Math.round((Date.parse(till) - Date.parse(from)) / dayLength) + 1

/** The Monday of the week. */
export const startOfWeek = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

const dayLength = 86_400_000
const dayOf = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)

/** Since then, no time zone has changed its offset at another moment than a quarter of an hour. */
const quartersSince = Date.UTC(1980, 0, 1)
const quarterLength = 15 * 60_000
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
    getFormatter(timeZone).format(moment).match(/\d+/g)?.map(Number) ?? []
  const localTime = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
  return localTime - Math.floor(moment / 1000) * 1000
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter is about a thousand times slower than using it. */
function getFormatter(timeZone: string) {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}
