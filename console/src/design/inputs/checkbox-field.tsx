import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { cx } from '../class-names.ts'
import { Checkbox } from './checkbox.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'

/** A form checkbox with its label beside it. */
export function CheckboxField<In extends FieldValues, Out = In>(props: Omit<FormFieldProps<In, Out>, 'labelAction'>) {
  const { name, label, hint, required, disabled } = props
  const { value, onChange, onBlur, ref, error } = useFormField<In, Out>(props)
  const id = useId()
  return (
    <div data-field={name} className="flex items-start gap-2 touch:py-2">
      <Checkbox
        id={id}
        ref={ref}
        name={name}
        disabled={disabled}
        checked={value === true}
        onChange={onChange}
        onBlur={onBlur}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(error && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined}
        className="mt-0.5"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block text-body text-ink">
          {label}
          {required && (
            <span aria-hidden="true" className="ml-0.5 text-danger-ink">
              *
            </span>
          )}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-label text-muted">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="mt-0.5 flex items-start gap-1 text-danger-ink text-label">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
