import type { WidgetLabels } from '../labels/widget-labels.ts'
import { getLocalCosts, type LocalCosts } from '../local-costs.ts'
import type { WidgetContent, WidgetType } from '../settings.ts'
import type { InitialResult } from './cost-breakdown.ts'
import { getInitialBudget, type InitialBudget } from './initial-budget.ts'
import { getInitialSale, type InitialSale } from './initial-sale.ts'
import { getInitialMortgage, type MonthlyPayment } from './monthly-payment.ts'
import type { MortgageInputs } from './mortgage-inputs.ts'

export interface InitialResults {
  SEARCH: null
  HOME_SALE_CALC: InitialSale
  MORTGAGE_CALC: InitialResult<MortgageInputs> & MonthlyPayment
  AFFORDABILITY_CALC: InitialBudget
}

interface CalculatorConfig<T extends WidgetType> {
  settings: WidgetContent<T>
  place: LocalCosts | null
  labels: WidgetLabels[T]
}

export const getInitialResult = <T extends WidgetType>(type: T, config: CalculatorConfig<T>): InitialResults[T] =>
  (calculators as Record<WidgetType, (config: never) => unknown>)[type](config as never) as InitialResults[T]

const calculators: { [T in WidgetType]: (config: CalculatorConfig<T>) => InitialResults[T] } = {
  SEARCH: () => null,
  HOME_SALE_CALC: ({ settings, labels }) => getInitialSale(settings, labels),
  MORTGAGE_CALC: ({ settings, place, labels }) => getInitialMortgage(settings, place ?? getLocalCosts(''), labels),
  AFFORDABILITY_CALC: ({ settings, place, labels }) => getInitialBudget(settings, place ?? getLocalCosts(''), labels),
}
