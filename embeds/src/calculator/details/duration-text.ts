import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import { fillIn } from '../../journeys/fill-in.ts'

/** 100 months are 8 years 4 months. */
export function durationText(months: number, words: CalculatorWords['duration']): string {
  const [whole, rest] = [Math.floor(months / 12), months % 12]
  const years = whole > 0 && fillIn(words[whole === 1 ? 'year' : 'years'], { years: whole })
  const left = (rest > 0 || whole === 0) && fillIn(words[rest === 1 ? 'month' : 'months'], { months: rest })
  return [years, left].filter(Boolean).join(' ')
}
