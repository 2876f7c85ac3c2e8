import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { ComponentType } from 'react'
import { AffordabilityFields } from './affordability-fields.tsx'
import { HomeSaleFields } from './home-sale-fields.tsx'
import { MortgageFields } from './mortgage-fields.tsx'
import { PreviewSwitches } from './preview-switches.tsx'
import type { PreviewView } from './preview-view.ts'
import { SearchFields } from './search-fields.tsx'
import { SpanishSection } from './spanish-section.tsx'
import type { WidgetControl } from './widget-values.ts'

interface ContentPanelProps {
  type: WidgetType
  control: WidgetControl
  view: PreviewView
}

export function ContentPanel({ type, control, view }: ContentPanelProps) {
  const Fields = fieldsByType[type]
  return (
    <>
      <PreviewSwitches {...view} />
      <Fields control={control} />
      <SpanishSection control={control} />
    </>
  )
}

const fieldsByType: Record<WidgetType, ComponentType<{ control: WidgetControl }>> = {
  SEARCH: SearchFields,
  HOME_SALE_CALC: HomeSaleFields,
  MORTGAGE_CALC: MortgageFields,
  AFFORDABILITY_CALC: AffordabilityFields,
}
