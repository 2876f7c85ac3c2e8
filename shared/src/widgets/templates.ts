import type { WidgetType } from './settings.ts'
import type { AnyTemplateDefinition } from './template-definition.ts'
import { affordabilityTemplates } from './templates/affordability.ts'
import { homeSaleTemplates } from './templates/home-sale.ts'
import { mortgageTemplates } from './templates/mortgage.ts'
import { searchTemplates } from './templates/search.ts'

const templatesByType = {
  SEARCH: searchTemplates,
  HOME_SALE_CALC: homeSaleTemplates,
  MORTGAGE_CALC: mortgageTemplates,
  AFFORDABILITY_CALC: affordabilityTemplates,
}

export const templates: readonly AnyTemplateDefinition[] = Object.values(templatesByType).flat()

/** Also the source of default values for settings that were never saved. */
export const getDefaultTemplate = <T extends WidgetType>(type: T): (typeof templatesByType)[T][0] =>
  templatesByType[type][0]
