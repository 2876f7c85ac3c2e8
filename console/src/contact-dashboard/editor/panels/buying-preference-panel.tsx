import { HeadingFields, LinkFields } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'

export const BuyingPreferencePanel = () => (
  <ModuleFields type="BUYING_PREFERENCE">
    <HeadingFields />
    <LinkFields />
  </ModuleFields>
)
