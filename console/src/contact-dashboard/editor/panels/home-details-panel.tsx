import { SwitchField } from '../../../design/inputs/switch-field.tsx'
import { HeadingField, InfoMessageField, NameField, SubheadingField } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'
import type { PanelProps } from './panel-props.ts'

export const HomeDetailsPanel = ({ form }: PanelProps<'HOME_DETAILS'>) => (
  <ModuleFields type="HOME_DETAILS">
    <NameField />
    <HeadingField />
    <InfoMessageField />
    <SubheadingField />
    <SwitchField
      control={form.control}
      name="settings.showCTA"
      label="Show CTA Link"
      hint="Lets the owner correct the facts."
    />
  </ModuleFields>
)
