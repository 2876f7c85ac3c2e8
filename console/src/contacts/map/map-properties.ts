import type { ContactMap } from '@gable/shared/contacts/list.ts'

/** A property on the map with all of its contacts. */
export interface MapProperty {
  propertyId: string
  fullAddress: string
  latitude: number
  longitude: number
  contacts: { _id: string; fullName: string }[]
}

/** Groups the pins by property: a couple shares one property and one pin. */
export function toMapProperties(pins: ContactMap['pins']): MapProperty[] {
  const properties = new Map<string, MapProperty>()
  for (const { propertyId, contactId, fullName, ...location } of pins) {
    const property = properties.get(propertyId) ?? { propertyId, ...location, contacts: [] }
    property.contacts.push({ _id: contactId, fullName })
    properties.set(propertyId, property)
  }
  return [...properties.values()]
}

export const formatContactNames = ({ contacts }: MapProperty): string =>
  contacts.map(({ fullName }) => fullName || 'Someone').join(', ')
