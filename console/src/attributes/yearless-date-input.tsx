import { X } from 'lucide-react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import type { AttributeInputProps } from './attribute-input.tsx'
import { formatAttributeDate } from './format-attribute-value.ts'

interface YearlessDateInputProps extends Omit<AttributeInputProps, 'attribute' | 'value'> {
  value: string
}

/** Shows a date without a year, which a date input cannot. After clearing it, another date can be entered. */
export function YearlessDateInput({ value, onChange, inputRef, ...rest }: YearlessDateInputProps) {
  return (
    <TextInput
      {...rest}
      ref={inputRef}
      readOnly
      value={formatAttributeDate(value)}
      after={<IconButton icon={X} label="Clear the date" size="sm" onClick={() => onChange(null)} />}
    />
  )
}
