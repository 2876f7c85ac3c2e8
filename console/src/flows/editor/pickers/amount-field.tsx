import { useState } from 'react'
import { Field } from '../../../design/inputs/field.tsx'
import { NumberInput } from '../../../design/inputs/number-input.tsx'

interface AmountFieldProps {
  label: string
  unit?: string
  isWhole?: boolean
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

/** A number within bounds. What is typed meanwhile stays in the field and is not saved. */
export function AmountField({ label, unit, isWhole = false, min, max, value, onChange }: AmountFieldProps) {
  const [draft, setDraft] = useState<{ typed: number | null; value: number }>()
  const typed = draft?.value === value ? draft.typed : value
  const isValid = (number: number | null): number is number =>
    number !== null && number >= min && number <= max && (!isWhole || Number.isInteger(number))
  const noun = isWhole ? 'whole number' : 'number'
  const range = `Enter a ${noun} from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`
  return (
    <Field label={label} error={isValid(typed) ? undefined : range}>
      {(control) => (
        <NumberInput
          {...control}
          value={typed}
          unit={unit}
          step={1}
          min={min}
          max={max}
          onChange={(number) => {
            setDraft({ typed: number, value: isValid(number) ? number : value })
            if (isValid(number)) onChange(number)
          }}
        />
      )}
    </Field>
  )
}
