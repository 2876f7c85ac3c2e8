import type { FieldValues } from 'react-hook-form'
import { lengthOf } from './character-count.ts'
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
    /** The limit the counter counts to; the schema is what enforces it. */
    max?: number | undefined
    className?: string | undefined
  }

/** A line of text in a form. */
export function TextField<In extends FieldValues, Out = In>(props: TextFieldProps<In, Out>) {
  const { name, control: _, label, hint, required, aside, max, className, ...input } = props
  const { value, change, blur, ref, error } = useFormField<In, Out>(props)
  const text = typeof value === 'string' ? value : ''
  const count = max === undefined ? undefined : { length: lengthOf(text), max }
  return (
    <Field {...{ name, label, hint, required, aside, error, count, className }}>
      {(control) => (
        <TextInput {...input} {...control} ref={ref} name={name} value={text} onChange={change} onBlur={blur} />
      )}
    </Field>
  )
}
