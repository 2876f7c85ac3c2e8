import type { ContactMap } from '@gable/shared/contacts/list.ts'

/** A home on the map, with everybody who belongs to it. */
export interface MapHome {
  propertyId: string
  fullAddress: string
  latitude: number
  longitude: number
  contacts: { _id: string; fullName: string }[]
}

/** A couple has one home between them, and it one pin. */
export function mapHomes(pins: ContactMap['pins']): MapHome[] {
  const homes = new Map<string, MapHome>()
  for (const { propertyId, contactId, fullName, ...place } of pins) {
    const home = homes.get(propertyId) ?? { propertyId, ...place, contacts: [] }
    home.contacts.push({ _id: contactId, fullName })
    homes.set(propertyId, home)
  }
  return [...homes.values()]
}

export const peopleOf = ({ contacts }: MapHome): string =>
  contacts.map(({ fullName }) => fullName || 'Somebody').join(', ')
