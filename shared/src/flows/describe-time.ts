import { pluralize } from '../text/pluralize.ts'
import type { SendWindow } from './definition.ts'
import { joinWith } from './names.ts'
import type { Duration } from './step.ts'

/** `3 days` */
export const describeDuration = ({ amount, unit }: Duration): string => {
  const noun = unit.toLowerCase()
  return pluralize(amount, noun.slice(0, -1), noun)
}

/** `9:00 am` */
export function describeClockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** `Tuesday or Friday`. Undefined for any day. */
export function describeWeekdays(days: readonly number[]): string | undefined {
  const sorted = [...new Set(days)].sort()
  if (sorted.length === 0 || sorted.length === 7) return undefined
  if (sorted.join() === '1,2,3,4,5') return 'a weekday'
  if (sorted.join() === '0,6') return 'a weekend day'
  return joinWith(
    'or',
    sorted.map((day) => weekdayLabels[day] ?? ''),
  )
}

/** When emails and postcards leave, as one line. */
export function describeWindow(window: SendWindow | null): string {
  if (!window) return 'At any time'
  const time = `${describeClockTime(window.from)} to ${describeClockTime(window.till)}`
  const days = describeWeekdays(window.days)
  return days ? `On ${days}, ${time}` : `Every day, ${time}`
}

/** Days are 0 for Sunday to 6. */
export const weekdayLabels = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** How long it is at least, in minutes. */
export const toMinutes = ({ amount, unit }: Duration): number => amount * minutesByUnit[unit]

const minutesByUnit: Record<Duration['unit'], number> = {
  MINUTES: 1,
  HOURS: 60,
  DAYS: 24 * 60,
  WEEKS: 7 * 24 * 60,
  MONTHS: 28 * 24 * 60,
}
