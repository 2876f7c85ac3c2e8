import type { Language } from '../../journey/journey.ts'

export interface AffordabilityWords {
  back: string
}

export const affordabilityWords: Record<Language, AffordabilityWords> = {
  en: { back: 'Back to the result' },
  es: { back: 'Volver al resultado' },
}
