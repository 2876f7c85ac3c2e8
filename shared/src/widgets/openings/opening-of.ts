import { type Place, placeOf } from '../place.ts'
import type { WidgetContent, WidgetType } from '../settings.ts'
import type { WidgetWords } from '../words/words-of.ts'
import { type BudgetOpening, budgetOpening } from './budget-opening.ts'
import type { MortgageFigures } from './mortgage-figures.ts'
import { type Monthly, mortgageOpening } from './mortgage-opening.ts'
import type { Opening } from './opening.ts'
import { type SaleOpening, saleOpening } from './sale-opening.ts'

/** By type: what is counted ahead. */
export interface Openings {
  SEARCH: null
  HOME_SALE_CALC: SaleOpening
  MORTGAGE_CALC: Opening<MortgageFigures> & Monthly
  AFFORDABILITY_CALC: BudgetOpening
}

interface Known<T extends WidgetType> {
  settings: WidgetContent<T>
  place: Place | null
  words: WidgetWords[T]
}

export const openingOf = <T extends WidgetType>(type: T, known: Known<T>): Openings[T] =>
  (openers as Record<WidgetType, (known: never) => unknown>)[type](known as never) as Openings[T]

const openers: { [T in WidgetType]: (known: Known<T>) => Openings[T] } = {
  SEARCH: () => null,
  HOME_SALE_CALC: ({ settings, words }) => saleOpening(settings, words),
  MORTGAGE_CALC: ({ settings, place, words }) => mortgageOpening(settings, place ?? placeOf(''), words),
  AFFORDABILITY_CALC: ({ settings, place, words }) => budgetOpening(settings, place ?? placeOf(''), words),
}
