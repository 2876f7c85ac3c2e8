export interface CallTime {
  /** The slot as the server named it. */
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

/** Slots by the day they fall on where the agency is, each with its time there. */
export function callDays(slots: readonly string[], timeZone: string): CallDay[] {
  const days = new Map<string, CallDay>()
  for (const slot of [...slots].sort((one, other) => Date.parse(one) - Date.parse(other))) {
    const name = format(slot, timeZone, { weekday: 'long', month: 'long', day: 'numeric' })
    const day = days.get(name) ?? {
      name,
      weekday: format(slot, timeZone, { weekday: 'short' }),
      date: format(slot, timeZone, { month: 'short', day: 'numeric' }),
      times: [],
    }
    day.times.push({ slot, time: callTime(slot, timeZone) })
    days.set(name, day)
  }
  return [...days.values()]
}

export const callTime = (slot: string, timeZone: string) =>
  format(slot, timeZone, { hour: 'numeric', minute: '2-digit' })

/** `Monday, March 9 at 10:00 AM` */
export const callMoment = (slot: string, timeZone: string) =>
  `${format(slot, timeZone, { weekday: 'long', month: 'long', day: 'numeric' })} at ${callTime(slot, timeZone)}`

/** Whether two zones disagree about when any of these is. */
export const clocksDiffer = (slots: readonly string[], one: string, other: string) =>
  slots.some((slot) => callMoment(slot, one) !== callMoment(slot, other))

const format = (slot: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  // ICU puts a narrow no-break space before AM and PM.
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(new Date(slot)).replaceAll('\u202f', ' ')
