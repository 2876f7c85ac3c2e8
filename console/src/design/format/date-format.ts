import { getDateTimeFormat } from '@gable/shared/text/intl-formats.ts'
import { dayLength, hourLength, minuteLength } from '@gable/shared/time/calendar.ts'
import { emptyValue } from './metric-format.ts'

export type DateInput = Date | string | number | null | undefined

/** `Jan 05, 2026` in the given time zone. Defaults to the browser's. */
export function formatDate(at: DateInput, timeZone?: string) {
  const parts = toDateParts(at, timeZone)
  return parts ? `${parts.month} ${parts.day}, ${parts.year}` : emptyValue
}

/** `Jan 05, 2026 03:07 PM` */
export function formatDateTime(at: DateInput, timeZone?: string) {
  const parts = toDateParts(at, timeZone)
  return parts
    ? `${parts.month} ${parts.day}, ${parts.year} ${parts.hour}:${parts.minute} ${parts.dayPeriod}`
    : emptyValue
}

/** `03:07 PM` */
export function formatTime(at: DateInput, timeZone?: string) {
  const parts = toDateParts(at, timeZone)
  return parts ? `${parts.hour}:${parts.minute} ${parts.dayPeriod}` : emptyValue
}

/** `just now`, `5 minutes ago`, `in 2 days`. */
export function formatRelative(at: DateInput, now: number = Date.now()) {
  const time = toTime(at)
  if (time === undefined) return emptyValue
  const unit = findUnit(Math.abs(now - time))
  if (!unit) return 'just now'
  const count = Math.floor(Math.abs(now - time) / unit.length)
  return getRelativeFormat().format(time > now ? count : -count, unit.name)
}

/** The milliseconds until `formatRelative` returns a different text. */
export function msUntilRelativeChanges(at: DateInput, now: number = Date.now()) {
  const time = toTime(at)
  if (time === undefined) return Number.POSITIVE_INFINITY
  const gap = now - time
  if (gap < 0) return (-gap % (findUnit(-gap)?.length ?? minuteLength)) + 1
  const unit = findUnit(gap)
  return unit ? unit.length - (gap % unit.length) : minuteLength - gap
}

type Grouping = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH'

/** The label of a period on a chart axis, short for the tick and in full. */
export interface BucketLabel {
  tick: string
  name: string
}

export function formatBucket(start: DateInput, grouping: Grouping, timeZone?: string): BucketLabel {
  const parts = toDateParts(start, timeZone)
  if (!parts) return { tick: emptyValue, name: emptyValue }
  const { year, month, day, hour, dayPeriod } = parts
  switch (grouping) {
    case 'HOUR':
      return { tick: `${Number(hour)} ${dayPeriod}`, name: `${month} ${day}, ${year} ${hour}:00 ${dayPeriod}` }
    case 'DAY':
      return { tick: `${month} ${Number(day)}`, name: `${month} ${day}, ${year}` }
    case 'WEEK':
      return { tick: `${month} ${Number(day)}`, name: `Week of ${month} ${day}, ${year}` }
    case 'MONTH':
      return { tick: `${month} ${year}`, name: `${month} ${year}` }
  }
}

const units = [
  { name: 'year', length: 365 * dayLength },
  { name: 'month', length: 30 * dayLength },
  { name: 'week', length: 7 * dayLength },
  { name: 'day', length: dayLength },
  { name: 'hour', length: hourLength },
  { name: 'minute', length: minuteLength },
] as const

const findUnit = (gap: number) => units.find((unit) => gap >= unit.length)

let relativeFormat: Intl.RelativeTimeFormat | undefined

/** Created on first use, because that is slow. */
function getRelativeFormat() {
  relativeFormat ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })
  return relativeFormat
}

function toTime(at: DateInput) {
  if (at === null || at === undefined || at === '') return undefined
  const time = new Date(at).getTime()
  return Number.isNaN(time) ? undefined : time
}

function toDateParts(at: DateInput, timeZone: string | undefined) {
  const time = toTime(at)
  if (time === undefined) return undefined
  const parts = Object.fromEntries(
    getDateTimeFormat('en-US', { timeZone, ...dateTime })
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  const { year = '', month = '', day = '', hour = '', minute = '', dayPeriod = '' } = parts
  return { year, month, day, hour, minute, dayPeriod }
}

const dateTime = {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
} as const
