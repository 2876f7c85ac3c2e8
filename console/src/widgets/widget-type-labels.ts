import type { WidgetType } from '@gable/shared/widgets/settings.ts'

export const widgetTypeLabels: Record<WidgetType, string> = {
  SEARCH: 'Address Search',
  HOME_SALE_CALC: 'Home-Sale Calculator',
  MORTGAGE_CALC: 'Mortgage Calculator',
  AFFORDABILITY_CALC: 'Affordability Calculator',
}
