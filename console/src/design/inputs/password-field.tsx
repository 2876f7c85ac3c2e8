import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { PasswordInput } from './password-input.tsx'
import type { TextInputProps } from './text-input.tsx'

type PasswordFieldProps<In extends FieldValues, Out> = FormFieldProps<In, Out> &
  Pick<TextInputProps, 'size' | 'autoFocus'> & { autoComplete: 'current-password' | 'new-password' }

/** A password input in a form. */
export function PasswordField<In extends FieldValues, Out = In>(props: PasswordFieldProps<In, Out>) {
  const { name, control: _, label, hint, required, labelAction, ...input } = props
  const { value, onChange, onBlur, ref, error } = useFormField<In, Out>(props)
  return (
    <Field name={name} label={label} hint={hint} required={required} labelAction={labelAction} error={error}>
      {(control) => (
        <PasswordInput
          {...input}
          {...control}
          ref={ref}
          name={name}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
