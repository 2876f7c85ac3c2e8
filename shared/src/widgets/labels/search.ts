import type { Language } from '../../journeys/journey.ts'

export interface SearchLabels {
  /** Names the field for who does not see where it stands. */
  field: string
  /** Said where the button is pressed over an empty field. */
  missing: string
}

export const searchLabels: Record<Language, SearchLabels> = {
  en: { field: 'Property address', missing: 'Please enter an address.' },
  es: { field: 'Dirección de la propiedad', missing: 'Escriba una dirección.' },
}
