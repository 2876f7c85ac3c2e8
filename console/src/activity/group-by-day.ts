import { addDays, toDay } from '@gable/shared/time/calendar.ts'
import { formatDate } from '../design/format/date-format.ts'

interface DayGroup<Entry> {
  day: string
  /** `Today`, `Yesterday` or `Mar 14, 2026` */
  heading: string
  entries: Entry[]
}

/** Groups entries by their day in the time zone and keeps their order. */
export function groupByDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  timeZone: string,
  now = Date.now(),
) {
  const groups: DayGroup<Entry>[] = []
  const today = toDay(now, timeZone)
  for (const entry of entries) {
    const day = toDay(Date.parse(entry.at), timeZone)
    const last = groups.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else groups.push({ day, heading: formatHeading(day, today), entries: [entry] })
  }
  return groups
}

function formatHeading(day: string, today: string) {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : formatDate(day, 'UTC')
}
