import { missing } from './metric-format.ts'

export type Moment = Date | string | number | null | undefined

/** `Jan 05, 2026` in the given time zone, or in the browser's. */
export function formatDate(at: Moment, timeZone?: string) {
  const parts = partsOf(at, timeZone)
  return parts ? `${parts.month} ${parts.day}, ${parts.year}` : missing
}

/** `Jan 05, 2026 03:07 PM` */
export function formatDateTime(at: Moment, timeZone?: string) {
  const parts = partsOf(at, timeZone)
  return parts ? `${parts.month} ${parts.day}, ${parts.year} ${parts.hour}:${parts.minute} ${parts.dayPeriod}` : missing
}

/** How long ago, in one unit: `just now`, `5 minutes ago`, `in 2 days`. */
export function formatRelative(at: Moment, now: number = Date.now()) {
  const time = timeOf(at)
  if (time === undefined) return missing
  const step = stepFor(Math.abs(now - time))
  if (!step) return 'just now'
  const count = Math.floor(Math.abs(now - time) / step.length)
  return relative.format(time > now ? count : -count, step.unit)
}

/** Milliseconds until the relative time reads differently, so that it need not be asked before. */
export function untilRelativeChanges(at: Moment, now: number = Date.now()) {
  const time = timeOf(at)
  if (time === undefined) return Number.POSITIVE_INFINITY
  const gap = now - time
  if (gap < 0) return (-gap % (stepFor(-gap)?.length ?? minute)) + 1
  const step = stepFor(gap)
  return step ? step.length - (gap % step.length) : minute - gap
}

export type Grouping = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH'

/** A period on a chart's axis: short enough for a tick, and in full. */
export interface Bucket {
  tick: string
  name: string
}

export function bucketOf(start: Moment, grouping: Grouping, timeZone?: string): Bucket {
  const parts = partsOf(start, timeZone)
  if (!parts) return { tick: missing, name: missing }
  const { year, month, day, hour, dayPeriod } = parts
  switch (grouping) {
    case 'HOUR':
      return { tick: `${Number(hour)} ${dayPeriod}`, name: `${month} ${day}, ${year} ${hour}:00 ${dayPeriod}` }
    case 'DAY':
      return { tick: `${month} ${day}`, name: `${month} ${day}, ${year}` }
    case 'WEEK':
      return { tick: `${month} ${day}`, name: `Week of ${month} ${day}, ${year}` }
    case 'MONTH':
      return { tick: `${month} ${year}`, name: `${month} ${year}` }
  }
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const steps = [
  { unit: 'year', length: 365 * day },
  { unit: 'month', length: 30 * day },
  { unit: 'week', length: 7 * day },
  { unit: 'day', length: day },
  { unit: 'hour', length: hour },
  { unit: 'minute', length: minute },
] as const

const stepFor = (gap: number) => steps.find((step) => gap >= step.length)

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

function timeOf(at: Moment) {
  if (at === null || at === undefined || at === '') return undefined
  const time = new Date(at).getTime()
  return Number.isNaN(time) ? undefined : time
}

function partsOf(at: Moment, timeZone: string | undefined) {
  const time = timeOf(at)
  if (time === undefined) return undefined
  const parts = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  const { year = '', month = '', day = '', hour = '', minute = '', dayPeriod = '' } = parts
  return { year, month, day, hour, minute, dayPeriod }
}

const formatters = new Map<string | undefined, Intl.DateTimeFormat>()

/** Making a formatter costs more than a hundred uses of it. */
function formatterFor(timeZone: string | undefined) {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  })
  formatters.set(timeZone, formatter)
  return formatter
}
