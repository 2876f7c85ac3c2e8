import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { useApi } from '../platform/use-api.ts'
import { WidgetThumbnail } from './widget-thumbnail.tsx'
import { widgetTypeLabels } from './widget-type-labels.ts'

/** A thumbnail of the last template of a type, which shows the most features. Empty while loading or after an error. */
export function WidgetTypeSample({ type }: { type: WidgetType }) {
  const { data: templates = [] } = useApi('GET /agent/widget/config/templates')
  const sample = templates.findLast(({ config }) => config.type === type)
  return sample ? <WidgetThumbnail {...sample.config} title={widgetTypeLabels[type]} /> : null
}
