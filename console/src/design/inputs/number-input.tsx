import { forwardRef, type KeyboardEvent } from 'react'
import { formatNumberInput, parseNumber, stepNumber } from './number-text.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useDraft } from './use-draft.ts'

export interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> {
  /** Null is empty, NaN is invalid. */
  value: number | null
  onChange: (value: number | null) => void
  /** Lets the arrow keys step the value up and down. */
  step?: number | undefined
  min?: number | undefined
  max?: number | undefined
  /** Such as `%` or `years`. */
  unit?: string | undefined
}

/** A number input that accepts commas and a unit. */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(props, ref) {
  const { value, onChange, onBlur, step, min, max, unit, ...rest } = props
  const draft = useDraft(value, parseNumber, formatNumberInput)

  function handleKeyDown(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step || !direction || rest.readOnly) return
    event.preventDefault()
    onChange(stepNumber(value, direction * step, min, max))
  }

  const spinbutton = {
    role: 'spinbutton',
    'aria-valuenow': Number.isFinite(value) ? (value ?? undefined) : undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
  }
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...(unit && { after: <span className="pr-2 text-muted">{unit}</span> })}
      {...rest}
      {...(step && spinbutton)}
      ref={ref}
      value={draft.text}
      onKeyDown={handleKeyDown}
      onChange={(event) => {
        draft.setText(event.target.value)
        onChange(parseNumber(event.target.value))
      }}
      onBlur={(event) => {
        draft.reformat()
        onBlur?.(event)
      }}
    />
  )
})
