import type { WidgetType } from './settings.ts'
import type { AnyBeginning } from './template.ts'
import { affordabilityBeginnings } from './templates/affordability.ts'
import { homeSaleBeginnings } from './templates/home-sale.ts'
import { mortgageBeginnings } from './templates/mortgage.ts'
import { searchBeginnings } from './templates/search.ts'

const beginningsOf = {
  SEARCH: searchBeginnings,
  HOME_SALE_CALC: homeSaleBeginnings,
  MORTGAGE_CALC: mortgageBeginnings,
  AFFORDABILITY_CALC: affordabilityBeginnings,
}

export const beginnings: readonly AnyBeginning[] = Object.values(beginningsOf).flat()

/** What a widget of this type says where nobody has said anything else. */
export const firstOf = <T extends WidgetType>(type: T): (typeof beginningsOf)[T][0] => beginningsOf[type][0]
