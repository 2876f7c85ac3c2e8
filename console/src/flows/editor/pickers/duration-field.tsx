import { type Duration, durationUnits } from '@gable/shared/flows/step.ts'
import { Field } from '../../../design/inputs/field.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { AmountField } from './amount-field.tsx'

interface DurationFieldProps {
  label: string
  value: Duration
  onChange: (duration: Duration) => void
}

export function DurationField({ label, value, onChange }: DurationFieldProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="sr-only">{label}</legend>
      <AmountField
        label={label}
        isWhole
        min={1}
        max={1000}
        value={value.amount}
        onChange={(amount) => onChange({ ...value, amount })}
      />
      <Field label="Unit">
        {(control) => (
          <Select {...control} value={value.unit} options={options} onChange={(unit) => onChange({ ...value, unit })} />
        )}
      </Field>
    </fieldset>
  )
}

const options = durationUnits.map((value) => ({
  value,
  label: value.charAt(0) + value.slice(1).toLowerCase(),
}))
