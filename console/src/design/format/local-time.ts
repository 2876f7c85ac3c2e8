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

/** The local day, so many days from today. */
export function getDayFromNow(days: number, timeZone: string, now: number) {
  const today = Date.parse(`${toLocalTime(now, timeZone).slice(0, 10)}T12:00:00Z`)
  return new Date(today + days * 86_400_000).toISOString().slice(0, 10)
}
