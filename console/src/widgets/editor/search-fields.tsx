import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import { TextField } from '../../design/inputs/text-field.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { FormPickerField } from '../../forms/form-picker-field.tsx'
import type { WidgetControl } from './widget-values.ts'

export const SearchFields = ({ control }: { control: WidgetControl }) => (
  <>
    <PanelSection title="Search Bar">
      <TextField
        control={control}
        name="settings.textBox.placeholder"
        label="Placeholder Text"
        required
        max={bounds.search}
      />
    </PanelSection>
    <PanelSection title="Button and Form">
      <TextField
        control={control}
        name="settings.searchButton.text.content"
        label="Button Text"
        required
        max={bounds.search}
      />
      <FormPickerField control={control} name="settings.action" label="Form to Use" required />
    </PanelSection>
  </>
)
