import type { FieldValues } from 'react-hook-form'
import { lengthOf } from './character-count.ts'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { TextArea } from './text-area.tsx'

type TextAreaFieldProps<In extends FieldValues, Out> = FormFieldProps<In, Out> & {
  max?: number | undefined
  rows?: number | undefined
  placeholder?: string | undefined
  spellCheck?: boolean | undefined
  /** For code: a fixed-width face and no wrapping corrections. */
  mono?: boolean | undefined
}

/** Several lines of text in a form. */
export function TextAreaField<In extends FieldValues, Out = In>(props: TextAreaFieldProps<In, Out>) {
  const { name, label, hint, required, aside, max, mono, disabled, rows, placeholder, spellCheck } = props
  const { value, change, blur, ref, error } = useFormField<In, Out>(props)
  const text = typeof value === 'string' ? value : ''
  const count = max === undefined ? undefined : { length: lengthOf(text), max }
  return (
    <Field {...{ name, label, hint, required, aside, error, count }}>
      {(control) => (
        <TextArea
          {...{ disabled, rows, placeholder, spellCheck }}
          {...control}
          ref={ref}
          name={name}
          value={text}
          onChange={change}
          onBlur={blur}
          className={mono ? 'font-mono text-label' : undefined}
        />
      )}
    </Field>
  )
}
