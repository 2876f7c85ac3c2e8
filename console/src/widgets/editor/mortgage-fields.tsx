import type { MortgageAudience } from '@gable/shared/widgets/settings.ts'
import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import { SelectField } from '../../design/inputs/select-field.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { DisclosureSection } from './disclosure-section.tsx'
import { DollarsField } from './dollars-field.tsx'
import { HeadingSection } from './heading-section.tsx'
import { LeadSection } from './lead-section.tsx'
import { LoanFields } from './loan-fields.tsx'
import type { WidgetControl } from './widget-values.ts'

export const MortgageFields = ({ control }: { control: WidgetControl }) => (
  <>
    <HeadingSection control={control} />
    <PanelSection title="Defaults">
      <SelectField
        control={control}
        name="settings.audience"
        label="Visitors"
        options={audiences}
        hint="Decides whether the calculator speaks of price and down payment, or of home value and equity."
      />
      <DollarsField control={control} name="settings.defaultHomePrice" label="Default Home Price" required />
      <LoanFields control={control} />
    </PanelSection>
    <LeadSection control={control} />
    <DisclosureSection control={control} max={bounds.disclosure} />
  </>
)

const audiences: { value: MortgageAudience; label: string }[] = [
  { value: 'BUYER', label: 'Buyers' },
  { value: 'OWNER', label: 'Homeowners with a loan' },
]
