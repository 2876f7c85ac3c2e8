import type { WidgetType } from './settings.ts'

/** The custom element of each type. Its script has the same name. */
export const tagOf = {
  SEARCH: 'search-widget',
  HOME_SALE_CALC: 'home-sale-calculator-widget',
  MORTGAGE_CALC: 'mortgage-calculator-widget',
  AFFORDABILITY_CALC: 'affordability-calculator-widget',
} as const satisfies Record<WidgetType, string>

export type WidgetTag = (typeof tagOf)[WidgetType]
