import type { Percent } from '../calculators/money.ts'
import type { Language } from '../journeys/journey.ts'
import { formatRateDay } from './market-rate.ts'

/** A mortgage rate by credit score and term, as the operator brought it. */
export interface ScoreRate {
  termYears: number
  /** The lowest credit score that gets the rate. It applies up to the next one. */
  minScore: number
  rate: Percent
  source: string
  /** YYYY-MM-DD */
  observedOn: string
}

/** What a calculator needs to ask for a credit score, in the language of the visitor. */
export interface ScoreQuestion {
  label: string
  notSure: string
  hint: string
  /** The best score first. */
  bands: ScoreBand[]
}

export interface ScoreBand {
  /** The lowest score, which identifies the band. */
  score: string
  label: string
  /** The shortest term first. */
  rates: { months: number; rate: Percent; note: string }[]
}

/** Undefined without rates: then nobody is asked. */
export function toScoreQuestion(rates: readonly ScoreRate[], language: Language): ScoreQuestion | undefined {
  if (rates.length === 0) return undefined
  const labels = labelsByLanguage[language]
  const scores = [...new Set(rates.map(({ minScore }) => minScore))].sort((a, b) => b - a)
  const bands = scores.map((score, index) => {
    const next = scores[index - 1]
    const label = next === undefined ? labels.orHigher(score) : `${score}–${next - 1}`
    const bandRates = rates
      .filter(({ minScore }) => minScore === score)
      .sort((a, b) => a.termYears - b.termYears)
      .map(({ termYears, rate, source, observedOn }) => ({
        months: termYears * 12,
        rate,
        note: [labels.band(label), labels.term(termYears), source, formatRateDay(observedOn, language)].join(', '),
      }))
    return { score: String(score), label, rates: bandRates }
  })
  const { label, notSure, hint } = labels
  return { label, notSure, hint, bands }
}

interface Labels extends Pick<ScoreQuestion, 'label' | 'notSure' | 'hint'> {
  orHigher(score: number): string
  band(label: string): string
  term(years: number): string
}

const labelsByLanguage: Record<Language, Labels> = {
  en: {
    label: 'Credit score',
    notSure: 'Not sure',
    hint: 'Choose your range to see the average rate for it.',
    orHigher: (score) => `${score} or higher`,
    band: (label) => `Credit score ${label}`,
    term: (years) => `${years}-year loan`,
  },
  es: {
    label: 'Puntaje de crédito',
    notSure: 'No lo sé',
    hint: 'Elija su rango para ver la tasa promedio correspondiente.',
    orHigher: (score) => `${score} o más`,
    band: (label) => `Puntaje de crédito ${label}`,
    term: (years) => (years === 1 ? 'préstamo a 1 año' : `préstamo a ${years} años`),
  },
}
