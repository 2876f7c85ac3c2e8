import type { PropertyContact } from '@gable/shared/contacts/contact.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useOutletContext } from 'react-router-dom'

/** The data that all tabs of a property share. */
export interface PropertyContext {
  property: Property
  /** The last active first. */
  contacts: readonly PropertyContact[]
}

export const usePropertyContext = () => useOutletContext<PropertyContext>()
