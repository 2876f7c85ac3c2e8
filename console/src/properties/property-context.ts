import type { PropertyContact } from '@gable/shared/contacts/contact.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useOutletContext } from 'react-router-dom'

/** What every tab of a property knows. */
export interface PropertyContext {
  property: Property
  /** Whose home it is, the last active first. */
  contacts: readonly PropertyContact[]
}

export const usePropertyContext = () => useOutletContext<PropertyContext>()
