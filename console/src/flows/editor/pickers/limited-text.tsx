import type { ReactNode } from 'react'
import { Field } from '../../../design/inputs/field.tsx'
import { TextArea } from '../../../design/inputs/text-area.tsx'
import { TextInput } from '../../../design/inputs/text-input.tsx'

interface LimitedTextProps {
  label: string
  max: number
  isLong?: boolean
  required?: boolean
  hint?: ReactNode
  value: string
  onChange: (text: string) => void
}

/** A text with its count of characters. It cannot be longer, because every change is saved. */
export const LimitedText = ({ label, max, isLong = false, required, hint, value, onChange }: LimitedTextProps) => (
  <Field label={label} hint={hint} required={required} count={{ length: value.length, max }}>
    {(control) =>
      isLong ? (
        <TextArea {...control} maxLength={max} value={value} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextInput {...control} maxLength={max} value={value} onChange={(event) => onChange(event.target.value)} />
      )
    }
  </Field>
)
