import { getDateTimeFormat } from '@gable/shared/text/intl-formats.ts'

interface CallTime {
  /** The slot as sent by the server. */
  slot: string
  time: string
}

export interface CallDay {
  /** `Monday, March 9` */
  name: string
  weekday: string
  date: string
  times: CallTime[]
}

/** Groups slots by day, and formats their times, in the given time zone. */
export function groupSlotsByDay(slots: readonly string[], timeZone: string): CallDay[] {
  const days = new Map<string, CallDay>()
  for (const slot of [...slots].sort((a, b) => Date.parse(a) - Date.parse(b))) {
    const name = format(slot, timeZone, { weekday: 'long', month: 'long', day: 'numeric' })
    const day = days.get(name) ?? {
      name,
      weekday: format(slot, timeZone, { weekday: 'short' }),
      date: format(slot, timeZone, { month: 'short', day: 'numeric' }),
      times: [],
    }
    day.times.push({ slot, time: formatCallTime(slot, timeZone) })
    days.set(name, day)
  }
  return [...days.values()]
}

export const formatCallTime = (slot: string, timeZone: string) =>
  format(slot, timeZone, { hour: 'numeric', minute: '2-digit' })

/** `Monday, March 9 at 10:00 AM` */
export const formatCallDateTime = (slot: string, timeZone: string) =>
  `${format(slot, timeZone, { weekday: 'long', month: 'long', day: 'numeric' })} at ${formatCallTime(slot, timeZone)}`

/** Compares formatted times: two zones with different names can have the same clock. */
export const haveDifferentTimes = (slots: readonly string[], timeZone: string, otherTimeZone: string) =>
  slots.some((slot) => formatCallDateTime(slot, timeZone) !== formatCallDateTime(slot, otherTimeZone))

const format = (slot: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  // ICU puts a narrow no-break space before AM and PM.
  getDateTimeFormat('en-US', { timeZone, ...options })
    .format(new Date(slot))
    .replaceAll('\u202f', ' ')
