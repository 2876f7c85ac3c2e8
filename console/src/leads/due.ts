const getDateParts = (at: number, timeZone: string) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )

/** Local time in the format of a datetime input: `2026-03-14T09:30`. */
export function toLocalTime(at: string | number, timeZone: string): string {
  const { year, month, day, hour, minute } = getDateParts(new Date(at).getTime(), timeZone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The instant of a local time. A time skipped by daylight saving maps to one hour later. */
export function fromLocalTime(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}:00Z`)
  const offsetAt = (at: number) => Date.parse(`${toLocalTime(at, timeZone)}:00Z`) - at
  const guess = asUtc - offsetAt(asUtc)
  const better = asUtc - offsetAt(guess)
  return new Date(toLocalTime(better, timeZone) === local ? better : guess).toISOString()
}

/** Short due time: `Today 3:00 PM`, `Tomorrow 9:00 AM`, `Mar 20 9:00 AM`. */
export function formatDue(at: string, timeZone: string, now = Date.now()): string {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(at))
  return `${formatDay(at, timeZone, now)} ${time}`
}

export const isOverdue = (at: string, now = Date.now()) => Date.parse(at) < now

/** Times offered for snoozing. */
export function listSnoozeTimes(timeZone: string, now = Date.now()): { label: string; until: string }[] {
  const morning = (inDays: number) => fromLocalTime(`${getDayFromNow(inDays, timeZone, now)}T09:00`, timeZone)
  const weekday = new Date(`${getDayFromNow(0, timeZone, now)}T00:00Z`).getUTCDay()
  return [
    { label: 'In 1 hour', until: new Date(now + 3_600_000).toISOString() },
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
  return new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', ...year }).format(new Date(at))
}

function getDayFromNow(days: number, timeZone: string, now: number) {
  const today = Date.parse(`${toLocalTime(now, timeZone).slice(0, 10)}T12:00:00Z`)
  return new Date(today + days * 86_400_000).toISOString().slice(0, 10)
}
