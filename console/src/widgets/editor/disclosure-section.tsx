import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import type { WidgetControl } from './widget-values.ts'

export const DisclosureSection = ({ control, max }: { control: WidgetControl; max: number }) => (
  <PanelSection title="Small Print">
    <TextAreaField control={control} name="settings.disclosure" label="Disclosure" required max={max} rows={5} />
  </PanelSection>
)
