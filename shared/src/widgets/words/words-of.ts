import type { Language } from '../../journeys/journey.ts'
import type { WidgetType } from '../settings.ts'
import { type AffordabilityWords, affordabilityWords } from './affordability.ts'
import { type HomeSaleWords, homeSaleWords } from './home-sale.ts'
import { type MortgageWords, mortgageWords } from './mortgage.ts'
import { type SearchWords, searchWords } from './search.ts'

/** Every word of a widget that the agency has not written itself, by its type. */
export interface WidgetWords {
  SEARCH: SearchWords
  HOME_SALE_CALC: HomeSaleWords
  MORTGAGE_CALC: MortgageWords
  AFFORDABILITY_CALC: AffordabilityWords
}

const words: { [T in WidgetType]: Record<Language, WidgetWords[T]> } = {
  SEARCH: searchWords,
  HOME_SALE_CALC: homeSaleWords,
  MORTGAGE_CALC: mortgageWords,
  AFFORDABILITY_CALC: affordabilityWords,
}

/** For who speaks all languages. A visitor's browser is sent the one it needs, with the widget. */
export const widgetWordsOf = <T extends WidgetType>(type: T, language: Language): WidgetWords[T] =>
  words[type][language]
