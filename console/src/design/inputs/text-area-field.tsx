import type { FieldValues } from 'react-hook-form'
import { countCharacters } from './character-count.ts'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { TextArea } from './text-area.tsx'

type TextAreaFieldProps<In extends FieldValues, Out> = FormFieldProps<In, Out> & {
  max?: number | undefined
  rows?: number | undefined
  placeholder?: string | undefined
  spellCheck?: boolean | undefined
  /** Uses a monospace font, for code. */
  mono?: boolean | undefined
}

/** A multi-line text input in a form. */
export function TextAreaField<In extends FieldValues, Out = In>(props: TextAreaFieldProps<In, Out>) {
  const { name, max, mono, disabled, rows, placeholder, spellCheck } = props
  const { fieldProps, value, onChange, onBlur, ref } = useFormField<In, Out>(props)
  const text = typeof value === 'string' ? value : ''
  const count = max === undefined ? undefined : { length: countCharacters(text), max }
  return (
    <Field {...fieldProps} count={count}>
      {(control) => (
        <TextArea
          disabled={disabled}
          rows={rows}
          placeholder={placeholder}
          spellCheck={spellCheck}
          {...control}
          ref={ref}
          name={name}
          value={text}
          onChange={onChange}
          onBlur={onBlur}
          className={mono ? 'font-mono text-label' : undefined}
        />
      )}
    </Field>
  )
}
