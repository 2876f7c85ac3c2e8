import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { useApi } from '../platform/use-api.ts'

/** One template of each type: the one that shows most of it. */
export function useSamples(): ReadonlyMap<WidgetType, WidgetTemplate> {
  const { data: templates = [] } = useApi('GET /agent/widget/config/templates')
  return new Map(templates.map((template) => [template.config.type, template]))
}
