import { forwardRef } from 'react'
import { formatMoneyInput, parseMoney } from './money-text.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useDraft } from './use-draft.ts'

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** Cents. Null is empty, NaN is invalid. */
  value: number | null
  onChange: (cents: number | null) => void
}

/** An input for dollars whose value is in cents. */
export const MoneyInput = forwardRef<HTMLInputElement, MoneyInputProps>(function MoneyInput(props, ref) {
  const { value, onChange, onBlur, ...rest } = props
  const draft = useDraft(value, parseMoney, formatMoneyInput)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      before="$"
      {...rest}
      ref={ref}
      value={draft.text}
      onChange={(event) => {
        draft.setText(event.target.value)
        onChange(parseMoney(event.target.value))
      }}
      onBlur={(event) => {
        draft.reformat()
        onBlur?.(event)
      }}
    />
  )
})
