import type { WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import type { TemplateRenderers } from '../assets/template.ts'
import { TemplatePicker } from '../assets/template-picker.tsx'
import { useApi } from '../platform/use-api.ts'
import { withSampleAmounts } from './sample-amounts.ts'
import { UseWidgetButton } from './use-widget-button.tsx'
import { WidgetLimitNotice } from './widget-limit-notice.tsx'
import { WidgetPreview } from './widget-preview.tsx'
import { WidgetThumbnail } from './widget-thumbnail.tsx'
import { widgetTypeLabels } from './widget-type-labels.ts'

export const WidgetTemplatePicker = () => (
  <TemplatePicker
    response={useApi('GET /agent/widget/config/templates')}
    notice={<WidgetLimitNotice />}
    renderers={renderers}
  />
)

const renderers: TemplateRenderers<WidgetTemplate> = {
  getTypeLabel: ({ config }) => widgetTypeLabels[config.type],
  renderThumbnail: ({ name, config: { type, settings } }) => (
    <WidgetThumbnail type={type} settings={withSampleAmounts(settings)} title={`Preview of ${name}`} />
  ),
  renderPreview: ({ name, config: { type, settings } }) => (
    <WidgetPreview type={type} settings={withSampleAmounts(settings)} stage="view" title={`Preview of ${name}`} />
  ),
  renderUseButton: (template) => <UseWidgetButton template={template} />,
}
