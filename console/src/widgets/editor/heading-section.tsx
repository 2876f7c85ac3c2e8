import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import type { WidgetControl } from './widget-values.ts'

export const HeadingSection = ({ control }: { control: WidgetControl }) => (
  <PanelSection title="Introduction">
    <TextField control={control} name="settings.heading" label="Heading" required max={bounds.heading} />
    <TextAreaField
      control={control}
      name="settings.subHeading"
      label="Subheading"
      required
      max={bounds.subHeading}
      rows={3}
    />
  </PanelSection>
)
