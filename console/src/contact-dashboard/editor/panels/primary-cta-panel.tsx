import { ButtonFields } from '../fields/button-fields.tsx'
import { HeadingFields } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'

export const PrimaryCtaPanel = () => (
  <ModuleFields type="PRIMARY_CTA">
    <HeadingFields />
    <ButtonFields name="settings.ctaButton" hasType={false} />
  </ModuleFields>
)
