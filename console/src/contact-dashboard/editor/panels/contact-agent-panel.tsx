import { ButtonLabelField, ButtonTypeField } from '../fields/button-fields.tsx'
import { HeadingFields } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'

/** The button always opens the agent's contact details, so it has no action. */
export const ContactAgentPanel = () => (
  <ModuleFields type="CONTACT_AGENT">
    <HeadingFields />
    <ButtonTypeField name="settings.buttonType" />
    <ButtonLabelField name="settings.buttonLabel" />
  </ModuleFields>
)
