import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import { PanelSection } from '../../../editing/panel-section.tsx'
import { ButtonFields } from '../fields/button-fields.tsx'
import { HeadingFields, InfoMessageField } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'
import { PanelTextField } from '../fields/panel-text-field.tsx'
import { ToggledFields } from '../fields/toggled-fields.tsx'
import { CostCards } from './cost-cards.tsx'
import type { PanelProps } from './panel-props.ts'

export const HomeEquityPanel = ({ form: { control } }: PanelProps<'HOME_EQUITY'>) => (
  <ModuleFields type="HOME_EQUITY">
    <PanelSection title="Texts">
      <HeadingFields />
      <PanelTextField control={control} name="settings.homeEquityLabel" label="Chart Label" max={maxLengths.label} />
    </PanelSection>
    <PanelSection title="Slider 1">
      <PanelTextField control={control} name="settings.homeValueLabel" label="Slider 1 Label" max={maxLengths.label} />
      <InfoMessageField name="settings.homeValueInfo" label="Slider 1 Info Message" max={maxLengths.shortInfoMessage} />
    </PanelSection>
    <PanelSection title="Slider 2">
      <PanelTextField control={control} name="settings.mortgageLabel" label="Slider 2 Label" max={maxLengths.label} />
      <InfoMessageField name="settings.mortgageInfo" label="Slider 2 Info Message" max={maxLengths.shortInfoMessage} />
    </PanelSection>
    <PanelSection title="Cost to Sell">
      <ToggledFields
        name="settings.showAdditionalCosts"
        label="Show Estimated Total Cost to Sell"
        covers={['settings.additionalCosts']}
      >
        <CostCards control={control} />
      </ToggledFields>
    </PanelSection>
    <PanelSection title="Button">
      <ToggledFields
        name="settings.showCTAButton"
        label="Show CTA Button"
        covers={['settings.ctaButton', 'settings.ctaButtonCallOutText']}
      >
        <ButtonFields name="settings.ctaButton" />
        <PanelTextField
          control={control}
          name="settings.ctaButtonCallOutText"
          label="Bottom Callout"
          max={maxLengths.callout}
          rows={3}
        />
      </ToggledFields>
    </PanelSection>
  </ModuleFields>
)
