import { usTimeZones } from '@gable/shared/identity/us-time-zones.ts'
import { formatInTimeZone, getTimeZoneName } from '../format/time-zone-name.ts'
import type { Option } from './option.ts'

/** An option with the zone's common name and its current time. */
export function toTimeZoneOption(id: string, now = new Date()): Option {
  return {
    value: id,
    label: formatLabel(id),
    hint: `${formatInTimeZone(id, now, { hour: 'numeric', minute: '2-digit' })} now`,
  }
}

/** US zones for an empty search; otherwise zones whose city, region or name contains every word. */
export async function searchTimeZones(text: string): Promise<Option[]> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const ids =
    words.length === 0
      ? usTimeZones
      : listTimeZones().filter((id) => words.every((word) => toSearchText(id).includes(word)))
  const now = new Date()
  return ids.slice(0, 30).map((id) => toTimeZoneOption(id, now))
}

const listTimeZones = () => [...new Set([...usTimeZones, ...Intl.supportedValuesOf('timeZone'), 'UTC'])]

// A zone's name needs a format, which is slow to create for 400 zones, so only US zones are found by name.
const toSearchText = (id: string) =>
  `${id.replaceAll('_', ' ')} ${usTimeZones.includes(id) ? formatLabel(id) : ''}`.toLowerCase()

function formatLabel(id: string) {
  const name = getTimeZoneName(id)
  const city = id.split('/').at(-1)?.replaceAll('_', ' ')
  return `${name} (${city})`
}
