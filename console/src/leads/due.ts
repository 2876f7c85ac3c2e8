const parts = (at: number, timeZone: string) =>
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

/** What a clock on the wall there shows, as a field for date and time has it: `2026-03-14T09:30`. */
export function wallTime(at: string | number, timeZone: string): string {
  const { year, month, day, hour, minute } = parts(new Date(at).getTime(), timeZone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The moment at which the clock there shows this. An hour that spring leaves out is the one after it. */
export function momentOf(wall: string, timeZone: string): string {
  const asUtc = Date.parse(`${wall}:00Z`)
  const offsetAt = (at: number) => Date.parse(`${wallTime(at, timeZone)}:00Z`) - at
  const guess = asUtc - offsetAt(asUtc)
  const better = asUtc - offsetAt(guess)
  return new Date(wallTime(better, timeZone) === wall ? better : guess).toISOString()
}

/** When something is due, short: `Today 3:00 PM`, `Tomorrow 9:00 AM`, `Mar 20 9:00 AM`. */
export function dueText(at: string, timeZone: string, now = Date.now()): string {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(at))
  return `${dayWord(at, timeZone, now)} ${time}`
}

export const isOverdue = (at: string, now = Date.now()) => Date.parse(at) < now

/** Later, as one says it: the time that is offered to put something off to. */
export function laterTimes(timeZone: string, now = Date.now()): { label: string; until: string }[] {
  const morning = (inDays: number) => momentOf(`${dayIn(inDays, timeZone, now)}T09:00`, timeZone)
  const weekday = new Date(`${dayIn(0, timeZone, now)}T00:00Z`).getUTCDay()
  return [
    { label: 'In an hour', until: new Date(now + 3_600_000).toISOString() },
    { label: 'Tomorrow morning', until: morning(1) },
    { label: 'In three days', until: morning(3) },
    { label: 'Next Monday', until: morning((8 - weekday) % 7 || 7) },
  ]
}

function dayWord(at: string, timeZone: string, now: number) {
  const day = wallTime(at, timeZone).slice(0, 10)
  if (day === dayIn(0, timeZone, now)) return 'Today'
  if (day === dayIn(1, timeZone, now)) return 'Tomorrow'
  if (day === dayIn(-1, timeZone, now)) return 'Yesterday'
  const year = day.slice(0, 4) === dayIn(0, timeZone, now).slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', ...year }).format(new Date(at))
}

/** A day of the calendar there, counted from today. */
function dayIn(days: number, timeZone: string, now: number) {
  const today = Date.parse(`${wallTime(now, timeZone).slice(0, 10)}T12:00:00Z`)
  return new Date(today + days * 86_400_000).toISOString().slice(0, 10)
}
