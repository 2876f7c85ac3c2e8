import type { Language } from '../../journey/journey.ts'

export interface MortgageWords {
  back: string
}

export const mortgageWords: Record<Language, MortgageWords> = {
  en: { back: 'Back to the result' },
  es: { back: 'Volver al resultado' },
}
