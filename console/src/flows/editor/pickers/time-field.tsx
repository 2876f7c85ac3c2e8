import { Field } from '../../../design/inputs/field.tsx'
import { TextInput } from '../../../design/inputs/text-input.tsx'

interface TimeFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  /** `09:30` */
  value: string
  onChange: (time: string) => void
}

export const TimeField = ({ label, hint, error, value, onChange }: TimeFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <TextInput
        {...control}
        type="time"
        value={value}
        // An empty time is one that is being typed.
        onChange={(event) => event.target.value && onChange(event.target.value.slice(0, 5))}
      />
    )}
  </Field>
)
