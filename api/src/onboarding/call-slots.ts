export const callMinutes = 20

/** The call times of the next five working days, starting tomorrow, in the agency's time zone. */
export function listCallSlots(timeZone: string, now: Date): string[] {
  const slots: string[] = []
  for (let day = 1; slots.length < 5 * startTimes.length; day++) {
    const date = new Date(now.getTime() + day * 86_400_000)
    const weekday = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' }).format(date)
    if (weekday === 'Sat' || weekday === 'Sun') continue
    const local = new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)
    slots.push(...startTimes.map((time) => toInstant(local, time, timeZone)))
  }
  return slots
}

const startTimes = ['10:00', '11:30', '13:00', '14:30', '16:00']

/** Converts a local time to an instant: formatting it as UTC in the zone gives the offset. */
function toInstant(day: string, time: string, timeZone: string) {
  const asUtc = new Date(`${day}T${time}:00Z`)
  const formatted = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    asUtc,
  )
  const offset = new Date(`${formatted.replace(' ', 'T')}Z`).getTime() - asUtc.getTime()
  return new Date(asUtc.getTime() - offset).toISOString()
}
