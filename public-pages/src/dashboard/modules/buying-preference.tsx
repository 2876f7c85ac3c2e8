import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'

/** Asks the owner what they look for in their next home. */
export const BuyingPreference = ({ page, moduleId, settings, buttons }: ModuleProps<'BUYING_PREFERENCE'>) => (
  <div class="call-to-action">
    <Heading heading={settings.heading} subheading={settings.subheading} />
    <ModuleButton page={page} moduleId={moduleId} buttons={buttons} buttonKey="link" />
  </div>
)
