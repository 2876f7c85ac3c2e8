import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'

export const Cta = ({ page, moduleId, settings, buttons }: ModuleProps<'CTA'>) => (
  <div class="call-to-action">
    <Heading heading={settings.heading} subheading={settings.subheading} />
    <ModuleButton page={page} moduleId={moduleId} buttons={buttons} />
  </div>
)
