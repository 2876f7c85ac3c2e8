import type { Figure } from '../../submissions/figure.ts'
import type { Place } from '../place.ts'
import type { WidgetContent } from '../settings.ts'
import type { MortgageWords } from '../words/mortgage.ts'
import { monthlyParts } from './monthly-parts.ts'
import { type MortgageFigures, mortgageBeginning } from './mortgage-figures.ts'
import { mortgageTold } from './mortgage-told.ts'
import type { Opening, Outcome } from './opening.ts'

/** A month's cost, and what the agent is told of it. */
export interface Monthly extends Outcome {
  told: Figure[]
}

export function monthlyOf(figures: MortgageFigures, words: MortgageWords): Monthly {
  const outcome = monthlyParts(figures, words.loan)
  return { ...outcome, told: mortgageTold(figures, outcome, words) }
}

export function mortgageOpening(
  settings: WidgetContent<'MORTGAGE_CALC'>,
  place: Place,
  words: MortgageWords,
): Opening<MortgageFigures> & Monthly {
  const figures = mortgageBeginning(settings, place)
  return { figures, ...monthlyOf(figures, words) }
}
