import type { Language } from '../../journeys/journey.ts'

export interface SearchLabels {
  /** Accessible name of the field. */
  field: string
  /** Error when the field is empty. */
  missing: string
}

export const searchLabels: Record<Language, SearchLabels> = {
  en: { field: 'Property address', missing: 'Please enter an address.' },
  es: { field: 'Dirección de la propiedad', missing: 'Escriba una dirección.' },
}
