import type { Language } from '../../journeys/journey.ts'

export interface SearchWords {
  /** Names the field for who does not see where it stands. */
  field: string
  /** Said where the button is pressed over an empty field. */
  missing: string
}

export const searchWords: Record<Language, SearchWords> = {
  en: { field: 'Property address', missing: 'Please enter an address.' },
  es: { field: 'Dirección de la propiedad', missing: 'Escriba una dirección.' },
}
