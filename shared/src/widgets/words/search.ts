import type { Language } from '../../journey/journey.ts'

export interface SearchWords {
  /** Names the field for who does not see where it stands. */
  field: string
}

export const searchWords: Record<Language, SearchWords> = {
  en: { field: 'Property address' },
  es: { field: 'Dirección de la propiedad' },
}
