import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../../../design/inputs/form-field.ts'
import { TextAreaField } from '../../../design/inputs/text-area-field.tsx'
import { TextField } from '../../../design/inputs/text-field.tsx'
import { WriteHelper } from './write-helper.tsx'

interface PanelTextFieldProps<In extends FieldValues, Out> extends Omit<FormFieldProps<In, Out>, 'labelAction'> {
  label: string
  max: number
  /** Makes it a multi-line field. */
  rows?: number
}

/** A required text of a module, with its character count and a helper that writes it. */
export function PanelTextField<In extends FieldValues = FieldValues, Out = In>(props: PanelTextFieldProps<In, Out>) {
  const { rows, ...rest } = props
  const field = {
    required: true,
    ...rest,
    labelAction: <WriteHelper name={rest.name} label={rest.label} maximum={rest.max} />,
  }
  return rows ? <TextAreaField<In, Out> {...field} rows={rows} /> : <TextField<In, Out> {...field} />
}
