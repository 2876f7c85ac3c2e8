import type { Language } from '../../journeys/journey.ts'
import type { WidgetContent, WidgetType } from '../settings.ts'
import { type AffordabilityLabels, affordabilityLabels } from './affordability.ts'
import { type HomeSaleLabels, homeSaleLabels } from './home-sale.ts'
import { type MortgageLabels, mortgageLabels, mortgageOwnerLabels } from './mortgage.ts'
import { type SearchLabels, searchLabels } from './search.ts'

/** All texts of a widget that the agency does not write. */
export interface WidgetLabels {
  SEARCH: SearchLabels
  HOME_SALE_CALC: HomeSaleLabels
  MORTGAGE_CALC: MortgageLabels
  AFFORDABILITY_CALC: AffordabilityLabels
}

const labelsByType: { [T in WidgetType]: Record<Language, WidgetLabels[T]> } = {
  SEARCH: searchLabels,
  HOME_SALE_CALC: homeSaleLabels,
  MORTGAGE_CALC: mortgageLabels,
  AFFORDABILITY_CALC: affordabilityLabels,
}

/** For the server. A browser receives the labels of its language with the widget. */
export function getWidgetLabels<T extends WidgetType>(
  type: T,
  language: Language,
  settings?: WidgetContent<T>,
): WidgetLabels[T] {
  const isForOwners = settings && 'audience' in settings && settings.audience === 'OWNER'
  return isForOwners ? (mortgageOwnerLabels[language] as WidgetLabels[T]) : labelsByType[type][language]
}
