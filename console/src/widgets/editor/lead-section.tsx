import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import type { ReactNode } from 'react'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import type { WidgetControl } from './widget-values.ts'

interface LeadSectionProps {
  control: WidgetControl
  /** Fields of one widget type, shown before the thank-you message. */
  children?: ReactNode
}

/** Edits a calculator's button, form and thank-you message. */
export const LeadSection = ({ control, children }: LeadSectionProps) => (
  <PanelSection title="Button and Form">
    <TextField control={control} name="settings.buttonLabel" label="Button Label" required max={bounds.button} />
    <SwitchField
      control={control}
      name="settings.phoneRequired"
      label="Require Phone Number"
      hint="Visitors cannot submit the form without one."
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
