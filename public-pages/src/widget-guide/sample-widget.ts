import type { EmbeddedWidget } from '@gable/shared/widgets/embed-parts.ts'
import { getDefaultTemplate } from '@gable/shared/widgets/templates.ts'

/** A placeholder widget for the code examples. */
export const sampleWidget = (origin: string): EmbeddedWidget<'SEARCH'> => ({
  widgetId: 'YOUR-WIDGET-ID',
  type: 'SEARCH',
  settings: { ...getDefaultTemplate('SEARCH').content, brandingId: '', action: null },
  agencyName: 'Your agency',
  origin,
})
