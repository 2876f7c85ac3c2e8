import { type LocalCosts, getLocalCosts } from '../local-costs.ts'
import type { WidgetContent, WidgetType } from '../settings.ts'
import type { WidgetLabels } from '../labels/widget-labels.ts'
import { type InitialBudget, getInitialBudget } from './initial-budget.ts'
import type { MortgageInputs } from './mortgage-inputs.ts'
import { type MonthlyPayment, getInitialMortgage } from './monthly-payment.ts'
import type { InitialResult } from './cost-breakdown.ts'
import { type InitialSale, getInitialSale } from './initial-sale.ts'

/** By type: what is counted ahead. */
export interface InitialResults {
  SEARCH: null
  HOME_SALE_CALC: InitialSale
  MORTGAGE_CALC: InitialResult<MortgageInputs> & MonthlyPayment
  AFFORDABILITY_CALC: InitialBudget
}

interface Known<T extends WidgetType> {
  settings: WidgetContent<T>
  place: LocalCosts | null
  words: WidgetLabels[T]
}

export const getInitialResult = <T extends WidgetType>(type: T, known: Known<T>): InitialResults[T] =>
  (calculators as Record<WidgetType, (known: never) => unknown>)[type](known as never) as InitialResults[T]

const calculators: { [T in WidgetType]: (known: Known<T>) => InitialResults[T] } = {
  SEARCH: () => null,
  HOME_SALE_CALC: ({ settings, words }) => getInitialSale(settings, words),
  MORTGAGE_CALC: ({ settings, place, words }) => getInitialMortgage(settings, place ?? getLocalCosts(''), words),
  AFFORDABILITY_CALC: ({ settings, place, words }) => getInitialBudget(settings, place ?? getLocalCosts(''), words),
}
