export interface TimeZone {
  id: string
  /** `America/New York` */
  name: string
  /** `GMT-05:00`, as it is at the moment asked about. */
  offset: string
}

/** Every time zone there is, from west to east; `own` too, when it goes by an older name. */
export function timeZonesAt(now: Date, own: string): TimeZone[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), own])]
    .map((id) => timeZoneAt(id, now))
    .sort((one, other) => minutesOf(one) - minutesOf(other) || one.name.localeCompare(other.name))
}

export function timeZoneAt(id: string, now: Date): TimeZone {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'longOffset' }).formatToParts(now)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return { id, name: id.replaceAll('_', ' '), offset: offset === 'GMT' ? 'GMT+00:00' : offset }
}

/** Zones in which every typed word occurs, of a place or of an offset: `new york`, `gmt-7`, `utc+05:30`. */
export function findTimeZones(zones: readonly TimeZone[], typed: string): TimeZone[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return zones.filter((zone) => {
    const text = plain(`${zone.name} ${zone.offset} ${zone.offset.replace(/([+-])0/, '$1')}`)
    return words.every((word) => text.includes(word))
  })
}

const plain = (text: string) => text.toLowerCase().replaceAll('_', ' ').replaceAll('utc', 'gmt').replaceAll('−', '-')

function minutesOf({ offset }: TimeZone) {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
