import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'

export const PrimaryCta = ({ page, moduleId, settings, buttons }: ModuleProps<'PRIMARY_CTA'>) => (
  <div class="call-to-action foremost">
    <Heading heading={settings.heading} subheading={settings.subheading} />
    <ModuleButton page={page} moduleId={moduleId} buttons={buttons} />
  </div>
)
