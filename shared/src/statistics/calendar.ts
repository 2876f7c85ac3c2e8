/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type Day = string

/** The local day at a moment. */
export const toDay = (moment: number, timeZone: string): Day => dayOf(moment + getUtcOffset(moment, timeZone))

/** The first moment of a local day: midnight, or the clock change that skips midnight. */
export function startOfDay(day: Day, timeZone: string): number {
  const midnight = Date.parse(day)
  const before = getCachedUtcOffset(midnight - dayLength, timeZone)
  const after = getCachedUtcOffset(midnight + dayLength, timeZone)
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

const dailyOffsets = new Map<string, Map<number, number>>()

/** The offset at a UTC midnight, cached because the same days are used again and again. */
function getCachedUtcOffset(midnight: number, timeZone: string) {
  const cached = dailyOffsets.get(timeZone) ?? new Map<number, number>()
  dailyOffsets.set(timeZone, cached)
  const offset = cached.get(midnight) ?? getUtcOffset(midnight, timeZone)
  cached.set(midnight, offset)
  return offset
}

/** The milliseconds a time zone is ahead of UTC at a moment. */
export function getUtcOffset(moment: number, timeZone: string): number {
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
