import { type FormChange, redirectUrlMaximum } from '@gable/shared/forms/form.ts'
import type { Control } from 'react-hook-form'
import { TextField } from '../design/inputs/text-field.tsx'
import { PanelSection } from '../editing/panel-section.tsx'
import type { FormValues } from './form-editor.tsx'

/** Where visitors go after sending. */
export const RedirectSection = ({ control }: { control: Control<FormValues, unknown, FormChange> }) => (
  <PanelSection title="After Sending">
    <TextField
      control={control}
      name="exitSettings.redirectUrl"
      label="Go to This Page"
      type="url"
      inputMode="url"
      placeholder="https://"
      max={redirectUrlMaximum}
      hint="Visitors see the thank-you message for a moment and then this page. Leave it empty to end with the message."
    />
  </PanelSection>
)
