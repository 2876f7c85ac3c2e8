import type { FormChange } from '@gable/shared/forms/form.ts'
import { useId } from 'react'
import type { Control } from 'react-hook-form'
import { Checkbox } from '../design/inputs/checkbox.tsx'
import { CheckboxField } from '../design/inputs/checkbox-field.tsx'
import type { FormValues } from './form-editor.tsx'

/** The required contact details. Name and email are always required. */
export function ContactDetailsField({ control }: { control: Control<FormValues, unknown, FormChange> }) {
  return (
    <fieldset className="space-y-2">
      <legend className="font-medium text-table">Mandatory Contact Details</legend>
      {['First Name', 'Last Name', 'Email Address'].map((label) => (
        <AlwaysRequired key={label} label={label} />
      ))}
      <CheckboxField control={control} name="settings.phoneMandatory" label="Phone Number" />
    </fieldset>
  )
}

function AlwaysRequired({ label }: { label: string }) {
  const id = useId()
  return (
    <div className="flex items-start gap-2 touch:py-2">
      <Checkbox id={id} checked disabled className="mt-0.5" />
      <label htmlFor={id} className="text-body text-muted">
        {label}
      </label>
    </div>
  )
}
