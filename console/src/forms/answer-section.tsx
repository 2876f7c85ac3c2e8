import type { FormChange } from '@gable/shared/forms/form.ts'
import type { Control } from 'react-hook-form'
import { CheckboxField } from '../design/inputs/checkbox-field.tsx'
import { PanelSection } from '../editing/panel-section.tsx'
import type { FormValues } from './form-editor.tsx'

/** Turns the email that visitors get at once on or off. */
export const AnswerSection = ({ control }: { control: Control<FormValues, unknown, FormChange> }) => (
  <PanelSection title="Reply to Visitors">
    <CheckboxField
      control={control}
      name="generalSettings.sendsAnswer"
      label="Email visitors as soon as they send this form"
      hint="With the value or the figures they asked for, and their agent. Branding shows how it looks."
    />
  </PanelSection>
)
