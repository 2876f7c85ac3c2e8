import { HeadingFields, LinkFields } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'

export const CompsPanel = () => (
  <ModuleFields type="COMPS">
    <HeadingFields />
    <LinkFields />
  </ModuleFields>
)
