import { stepCount } from '@gable/shared/contact-dashboard/limits.ts'
import { PanelSection } from '../../../editing/panel-section.tsx'
import { ButtonFields } from '../fields/button-fields.tsx'
import { HeadingFields } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'
import type { PanelProps } from './panel-props.ts'
import { StepFields } from './step-fields.tsx'

export const ThreeStepProcessPanel = ({ form }: PanelProps<'THREE_STEP_PROCESS'>) => (
  <ModuleFields type="THREE_STEP_PROCESS">
    <PanelSection title="Texts">
      <HeadingFields />
    </PanelSection>
    {Array.from({ length: stepCount }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the number of steps never changes
      <PanelSection key={index} title={`Step ${index + 1}`}>
        <StepFields control={form.control} index={index} />
      </PanelSection>
    ))}
    <PanelSection title="Button">
      <ButtonFields name="settings.button" />
    </PanelSection>
  </ModuleFields>
)
