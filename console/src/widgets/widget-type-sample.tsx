import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { WidgetThumbnail } from './widget-thumbnail.tsx'
import { widgetTypeLabels } from './widget-type-labels.ts'
import { useSamples } from './use-samples.ts'

/** A widget of this type as the account's own would be. Where it cannot be had, its place stays empty. */
export function WidgetTypeSample({ type }: { type: WidgetType }) {
  const sample = useSamples().get(type)
  return sample ? <WidgetThumbnail {...sample.config} title={widgetTypeLabels[type]} /> : null
}
