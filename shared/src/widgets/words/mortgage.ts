import type { Language } from '../../journey/journey.ts'
import { type CalculatorWords, calculatorWords } from './calculator.ts'

export interface MortgageWords extends CalculatorWords {
  payment: string
  parts: string
  howComputed: string
}

export const mortgageWords: Record<Language, MortgageWords> = {
  en: {
    ...calculatorWords.en,
    payment: 'Monthly payment',
    parts: 'What the payment is made of',
    howComputed: 'How is this computed?',
    more: 'Taxes, schedule and more',
  },
  es: {
    ...calculatorWords.es,
    payment: 'Pago mensual',
    parts: 'De qué se compone el pago',
    howComputed: '¿Cómo se calcula?',
    more: 'Impuestos, calendario y más',
  },
}
