import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { cx } from '../class-names.ts'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { Switch, type SwitchProps } from './switch.tsx'

type SwitchFieldProps<In extends FieldValues, Out> = Omit<FormFieldProps<In, Out>, 'labelAction' | 'required'> &
  Pick<SwitchProps, 'disabledReason'> & {
    /** Called when the user switches, after the value changed. */
    onToggle?: ((isOn: boolean) => void) | undefined
  }

/** A switch in a form, with its label on the left. */
export function SwitchField<In extends FieldValues, Out = In>(props: SwitchFieldProps<In, Out>) {
  const { name, label, hint, disabled, disabledReason, onToggle } = props
  const { value, onChange, onBlur, ref, error } = useFormField<In, Out>(props)
  const id = useId()
  return (
    <div data-field={name} className="flex items-start justify-between gap-4 touch:py-2">
      <div className="min-w-0">
        <label htmlFor={id} className="block font-medium text-ink text-table">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-label text-muted">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="text-danger-ink text-label">
            {error}
          </p>
        )}
      </div>
      <Switch
        id={id}
        ref={ref}
        name={name}
        disabled={disabled}
        disabledReason={disabledReason}
        checked={value === true}
        onChange={(checked) => {
          onChange(checked)
          onToggle?.(checked)
        }}
        onBlur={onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(error && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined}
      />
    </div>
  )
}
