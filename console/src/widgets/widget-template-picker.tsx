import type { WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import type { TemplateLook } from '../assets/template.ts'
import { TemplatePicker } from '../assets/template-picker.tsx'
import { useApi } from '../platform/use-api.ts'
import { ScaledPreview } from './scaled-preview.tsx'
import { typeNames } from './type-names.ts'
import { UseWidgetButton } from './use-widget-button.tsx'
import { WidgetLimitNotice } from './widget-limit-notice.tsx'
import { WidgetPreview } from './widget-preview.tsx'

/** Every template of widgets. */
export const WidgetTemplatePicker = () => (
  <TemplatePicker found={useApi('GET /agent/widget/config/templates')} notice={<WidgetLimitNotice />} look={look} />
)

const look: TemplateLook<WidgetTemplate> = {
  kindOf: ({ config }) => typeNames[config.type],
  picture: ({ name, config: { type, settings } }) => (
    <ScaledPreview type={type} settings={settings} title={`Preview of ${name}`} />
  ),
  preview: ({ name, config: { type, settings } }) => (
    <WidgetPreview type={type} settings={settings} stage="view" title={`Preview of ${name}`} />
  ),
  use: (template) => <UseWidgetButton template={template} />,
}
