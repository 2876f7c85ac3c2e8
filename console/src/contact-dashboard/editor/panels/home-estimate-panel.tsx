import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import { PanelSection } from '../../../editing/panel-section.tsx'
import { HeadingField, InfoMessageField, LinkFields, NameField, SubheadingField } from '../fields/common-fields.tsx'
import { EstimateSwitchField } from '../fields/estimate-switch-field.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'
import { PanelTextField } from '../fields/panel-text-field.tsx'
import { ToggledFields } from '../fields/toggled-fields.tsx'
import type { PanelProps } from './panel-props.ts'

export const HomeEstimatePanel = ({ form: { control }, preview }: PanelProps<'HOME_ESTIMATE'>) => (
  <ModuleFields type="HOME_ESTIMATE">
    <EstimateSwitchField preview={preview} />
    <NameField />
    <InfoMessageField />
    <ToggledFields name="settings.showDisclaimer" label="Show Disclaimer" covers={['settings.disclaimerMessage']}>
      <PanelTextField
        control={control}
        name="settings.disclaimerMessage"
        label="Disclaimer"
        max={maxLengths.disclaimer}
        rows={3}
      />
    </ToggledFields>
    <LinkFields />
    <PanelSection title="Without a Valuation Estimate">
      <HeadingField />
      <SubheadingField />
    </PanelSection>
  </ModuleFields>
)
