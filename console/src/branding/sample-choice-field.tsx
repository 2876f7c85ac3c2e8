import { type ReactNode, useId } from 'react'
import { Field } from '../design/inputs/field.tsx'
import { useFormField } from '../design/inputs/form-field.ts'

interface SampleChoiceFieldProps<V extends string> {
  name: string
  label: string
  hint?: string
  options: readonly { value: V; label: string }[]
  optionClassName?: string
  /** Renders the option, including its label. */
  renderSample: (option: { value: V; label: string }) => ReactNode
}

/** A radio group whose options show a sample of their appearance. */
export function SampleChoiceField<V extends string>(props: SampleChoiceFieldProps<V>) {
  const { name, label, hint, options, optionClassName = 'items-center justify-center', renderSample } = props
  const { value, onChange, onBlur, error } = useFormField({ name, label })
  const groupName = useId()
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(control, labelId) => (
        <div {...control} role="radiogroup" aria-labelledby={labelId} className="flex flex-wrap gap-2">
          {options.map((option) => (
            <label
              key={option.value}
              className={`relative flex min-h-11 min-w-28 flex-1 cursor-pointer rounded-lg border border-control bg-surface px-3 py-2 hover:bg-hover has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2 ${optionClassName}`}
            >
              <input
                type="radio"
                name={groupName}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
                className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
              />
              {renderSample(option)}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
