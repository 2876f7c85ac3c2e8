import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { DisclosureSection } from './disclosure-section.tsx'
import { DollarsField } from './dollars-field.tsx'
import { HeadingSection } from './heading-section.tsx'
import { LeadSection } from './lead-section.tsx'
import { LoanFields } from './loan-fields.tsx'
import type { WidgetControl } from './widget-values.ts'

export const AffordabilityFields = ({ control }: { control: WidgetControl }) => (
  <>
    <HeadingSection control={control} />
    <PanelSection title="Defaults">
      <DollarsField control={control} name="settings.defaultAnnualIncome" label="Default Annual Income" required />
      <DollarsField control={control} name="settings.defaultMonthlyDebt" label="Default Monthly Debt" required />
      <LoanFields control={control} />
    </PanelSection>
    <LeadSection control={control}>
      <SwitchField
        control={control}
        name="settings.includeAddress"
        label="Include Selling Question"
        hint="Asks visitors about the home they would sell first."
      />
    </LeadSection>
    <DisclosureSection control={control} max={bounds.disclosure} />
  </>
)
