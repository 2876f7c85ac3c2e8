import { forwardRef, type KeyboardEvent } from 'react'
import { numberText, parseNumber, stepped } from './number-text.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useDraft } from './use-draft.ts'

export interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> {
  /** Null is empty, NaN is what cannot be read. */
  value: number | null
  onChange: (value: number | null) => void
  /** Given, the arrow keys count up and down. */
  step?: number | undefined
  min?: number | undefined
  max?: number | undefined
  /** Such as `%` or `years`. */
  unit?: string | undefined
}

/** A number, typed as people type numbers. */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(props, ref) {
  const { value, onChange, onBlur, step, min, max, unit, ...rest } = props
  const draft = useDraft(value, parseNumber, numberText)

  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step || !direction || rest.readOnly) return
    event.preventDefault()
    onChange(stepped(value, direction * step, min, max))
  }

  const range = {
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
      {...(step && range)}
      ref={ref}
      value={draft.text}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        draft.type(event.target.value)
        onChange(parseNumber(event.target.value))
      }}
      onBlur={(event) => {
        draft.tidy()
        onBlur?.(event)
      }}
    />
  )
})
