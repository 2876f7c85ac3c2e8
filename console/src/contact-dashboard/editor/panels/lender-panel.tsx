import { VendorField } from '../../vendors/vendor-field.tsx'
import { ButtonFields } from '../fields/button-fields.tsx'
import { HeadingFields } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'

export const LenderPanel = () => (
  <ModuleFields type="LENDER">
    <HeadingFields />
    <VendorField name="settings.vendor" />
    <ButtonFields name="settings.button" />
  </ModuleFields>
)
