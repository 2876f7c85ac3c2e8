import { forwardRef } from 'react'
import { moneyText, parseMoney } from './money-text.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useDraft } from './use-draft.ts'

export interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** Whole cents; null is empty, NaN is what cannot be read. */
  value: number | null
  onChange: (cents: number | null) => void
}

/** An amount in dollars, kept in cents. */
export const MoneyInput = forwardRef<HTMLInputElement, MoneyInputProps>(function MoneyInput(props, ref) {
  const { value, onChange, onBlur, ...rest } = props
  const draft = useDraft(value, parseMoney, moneyText)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      before="$"
      {...rest}
      ref={ref}
      value={draft.text}
      onChange={(event) => {
        draft.type(event.target.value)
        onChange(parseMoney(event.target.value))
      }}
      onBlur={(event) => {
        draft.tidy()
        onBlur?.(event)
      }}
    />
  )
})
