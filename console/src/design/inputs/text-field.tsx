import type { FieldValues } from 'react-hook-form'
import { countCharacters } from './character-count.ts'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

type TextFieldProps<In extends FieldValues, Out> = FormFieldProps<In, Out> &
  Pick<
    TextInputProps,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoFocus'
    | 'placeholder'
    | 'spellCheck'
    | 'size'
    | 'before'
    | 'after'
    | 'readOnly'
  > & {
    /** The limit of the counter. The schema enforces it. */
    max?: number | undefined
    className?: string | undefined
  }

/** A single-line text input in a form. */
export function TextField<In extends FieldValues, Out = In>(props: TextFieldProps<In, Out>) {
  const { name, control: _, label, hint, required, labelAction, max, className, ...input } = props
  const { value, onChange, onBlur, ref, error } = useFormField<In, Out>(props)
  const text = typeof value === 'string' ? value : ''
  const count = max === undefined ? undefined : { length: countCharacters(text), max }
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      required={required}
      labelAction={labelAction}
      error={error}
      count={count}
      className={className}
    >
      {(control) => (
        <TextInput {...input} {...control} ref={ref} name={name} value={text} onChange={onChange} onBlur={onBlur} />
      )}
    </Field>
  )
}
