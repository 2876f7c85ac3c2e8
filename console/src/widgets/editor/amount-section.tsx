import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { DollarsField } from './dollars-field.tsx'
import type { WidgetControl } from './widget-values.ts'

interface AmountSectionProps {
  control: WidgetControl
  title: string
  block: 'homeSale' | 'mortgage'
}

/** Edits one of the two default amounts of a home-sale calculator. */
export const AmountSection = ({ control, title, block }: AmountSectionProps) => (
  <PanelSection title={title}>
    <TextField control={control} name={`settings.${block}.title`} label="Title" required max={bounds.blockTitle} />
    <DollarsField control={control} name={`settings.${block}.defaultAmount`} label="Default Amount" required />
    <TextAreaField
      control={control}
      name={`settings.${block}.infoMessage`}
      label="Info Message"
      required
      max={bounds.infoMessage}
      rows={2}
    />
  </PanelSection>
)
