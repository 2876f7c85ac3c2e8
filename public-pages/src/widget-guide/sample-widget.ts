import type { Embedded } from '@gable/shared/widgets/embedded.ts'
import { firstOf } from '@gable/shared/widgets/templates.ts'

/** A widget of nobody, to show how one is embedded. */
export const sampleWidget = (origin: string): Embedded<'SEARCH'> => ({
  widgetId: 'YOUR-WIDGET-ID',
  type: 'SEARCH',
  settings: { ...firstOf('SEARCH').content, brandingId: '', action: null },
  agencyName: 'Your agency',
  origin,
})
