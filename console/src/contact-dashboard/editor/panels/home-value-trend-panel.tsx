import { SwitchField } from '../../../design/inputs/switch-field.tsx'
import { NameField } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'
import type { PanelProps } from './panel-props.ts'

export const HomeValueTrendPanel = ({ form }: PanelProps<'HOME_VALUE_TREND'>) => (
  <ModuleFields type="HOME_VALUE_TREND">
    <NameField />
    <SwitchField control={form.control} name="settings.showCTA" label="Show CTA Link" />
  </ModuleFields>
)
