export const callMinutes = 20

/** The next free half hours of five working days, ten to four by the agency's clock, from tomorrow on. */
export function callSlots(timeZone: string, now: Date): string[] {
  const slots: string[] = []
  for (let day = 1; slots.length < 5 * startsOfDay.length; day++) {
    const date = new Date(now.getTime() + day * 86_400_000)
    const weekday = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' }).format(date)
    if (weekday === 'Sat' || weekday === 'Sun') continue
    const local = new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)
    slots.push(...startsOfDay.map((time) => instantOf(local, time, timeZone)))
  }
  return slots
}

const startsOfDay = ['10:00', '11:30', '13:00', '14:30', '16:00']

/** The instant of a wall-clock time: what the zone shows for it as UTC tells by how much to move. */
function instantOf(day: string, time: string, timeZone: string) {
  const asUtc = new Date(`${day}T${time}:00Z`)
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(asUtc)
  const offset = new Date(`${shown.replace(' ', 'T')}Z`).getTime() - asUtc.getTime()
  return new Date(asUtc.getTime() - offset).toISOString()
}
