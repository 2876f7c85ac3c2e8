import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import { TextField } from '../../design/inputs/text-field.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { FormPickerField } from '../../forms/form-picker-field.tsx'
import { AmountSection } from './amount-section.tsx'
import { CostsSection } from './costs-section.tsx'
import { DisclosureSection } from './disclosure-section.tsx'
import { HeadingSection } from './heading-section.tsx'
import type { WidgetControl } from './widget-values.ts'

export const HomeSaleFields = ({ control }: { control: WidgetControl }) => (
  <>
    <HeadingSection control={control} />
    <AmountSection control={control} title="Home Sale" block="homeSale" />
    <AmountSection control={control} title="Mortgage" block="mortgage" />
    <CostsSection control={control} />
    <PanelSection title="Button and Form">
      <TextField control={control} name="settings.buttonText" label="Button Text" required max={bounds.button} />
      <FormPickerField control={control} name="settings.action" label="Form to Use" required />
    </PanelSection>
    <DisclosureSection control={control} max={bounds.homeSaleDisclosure} />
  </>
)
