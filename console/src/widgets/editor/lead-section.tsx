import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import type { ReactNode } from 'react'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import type { WidgetControl } from './widget-values.ts'

interface LeadSectionProps {
  control: WidgetControl
  /** What is asked besides, of this type only. */
  children?: ReactNode
}

/** From the button of a calculator to its thanks. */
export const LeadSection = ({ control, children }: LeadSectionProps) => (
  <PanelSection title="Button and Form">
    <TextField control={control} name="settings.buttonLabel" label="Button Label" required max={bounds.button} />
    <SwitchField
      control={control}
      name="settings.phoneRequired"
      label="Require Phone Number"
      hint="Nobody can send the form without one."
    />
    {children}
    <TextAreaField
      control={control}
      name="settings.thankYouMsg"
      label="Thank You Message"
      required
      max={bounds.thankYou}
      rows={3}
    />
  </PanelSection>
)
