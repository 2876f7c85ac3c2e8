import type { Language } from '../../journey/journey.ts'

export interface HomeSaleWords {
  back: string
}

export const homeSaleWords: Record<Language, HomeSaleWords> = {
  en: { back: 'Back to the result' },
  es: { back: 'Volver al resultado' },
}
