import { getDateTimeFormat } from '@gable/shared/text/intl-formats.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { fromLocalTime, getDayFromNow, toLocalTime } from '../design/format/local-time.ts'

/** Short due time: `Today 3:00 PM`, `Tomorrow 9:00 AM`, `Mar 20 9:00 AM`. */
export function formatDue(at: string, timeZone: string, now = Date.now()): string {
  const time = getDateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(at))
  return `${formatDay(at, timeZone, now)} ${time}`
}

export const isOverdue = (at: string, now = Date.now()) => Date.parse(at) < now

/** Times offered for snoozing. */
export function listSnoozeTimes(timeZone: string, now = Date.now()): { label: string; until: string }[] {
  const morning = (inDays: number) => fromLocalTime(`${getDayFromNow(inDays, timeZone, now)}T09:00`, timeZone)
  const weekday = new Date(`${getDayFromNow(0, timeZone, now)}T00:00Z`).getUTCDay()
  return [
    { label: 'In 1 hour', until: new Date(now + hourLength).toISOString() },
    { label: 'Tomorrow morning', until: morning(1) },
    { label: 'In 3 days', until: morning(3) },
    { label: 'Next Monday', until: morning((8 - weekday) % 7 || 7) },
  ]
}

function formatDay(at: string, timeZone: string, now: number) {
  const day = toLocalTime(at, timeZone).slice(0, 10)
  if (day === getDayFromNow(0, timeZone, now)) return 'Today'
  if (day === getDayFromNow(1, timeZone, now)) return 'Tomorrow'
  if (day === getDayFromNow(-1, timeZone, now)) return 'Yesterday'
  const year = day.slice(0, 4) === getDayFromNow(0, timeZone, now).slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return getDateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', ...year }).format(new Date(at))
}
