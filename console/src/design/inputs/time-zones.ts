import type { Option } from './option.ts'

/** A time zone as people know it, with the time it is there. */
export function timeZoneOption(id: string, now = new Date()): Option {
  return { value: id, label: labelOf(id), hint: `${formatIn(id, now, { hour: 'numeric', minute: '2-digit' })} now` }
}

/** Those of the United States while nothing is typed; otherwise whatever has the words in its city, region or name. */
export async function searchTimeZones(text: string): Promise<Option[]> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const ids = words.length === 0 ? usual : allIds().filter((id) => words.every((word) => searchable(id).includes(word)))
  const now = new Date()
  return ids.slice(0, 30).map((id) => timeZoneOption(id, now))
}

const usual = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]

const allIds = () => [...new Set([...usual, ...Intl.supportedValuesOf('timeZone'), 'UTC'])]

// Naming a zone costs a formatter, and there are four hundred of them: only the usual ones are found by name.
const searchable = (id: string) => `${id.replaceAll('_', ' ')} ${usual.includes(id) ? labelOf(id) : ''}`.toLowerCase()

/** `Eastern Time` */
export const timeZoneName = (id: string) =>
  formatIn(id, new Date(), { timeZoneName: 'longGeneric' }).replace(/^[\d/]+, /, '')

function labelOf(id: string) {
  const name = timeZoneName(id)
  const city = id.split('/').at(-1)?.replaceAll('_', ' ')
  return `${name} (${city})`
}

const formatIn = (timeZone: string, at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at).replaceAll('\u202f', ' ')
