import { type AttributeDefinition, type AttributeValue, isYearlessDate } from '@gable/shared/contacts/attribute.ts'
import type { FocusEventHandler, Ref } from 'react'
import type { FieldControl } from '../design/inputs/field.tsx'
import { MoneyInput } from '../design/inputs/money-input.tsx'
import { NumberInput } from '../design/inputs/number-input.tsx'
import { Select } from '../design/inputs/select.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import { getAttributeOptions } from './attribute-options.ts'
import { YearlessDateInput } from './yearless-date-input.tsx'

export interface AttributeInputProps extends Partial<FieldControl> {
  attribute: Pick<AttributeDefinition, 'type' | 'choices'>
  /** Null when empty; NaN when the text is not a number. */
  value: AttributeValue | null
  onChange: (value: AttributeValue | null) => void
  onBlur?: FocusEventHandler | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  'aria-label'?: string | undefined
}

/** The input for the type of the attribute. */
export function AttributeInput({ attribute, value, onChange, inputRef, ...rest }: AttributeInputProps) {
  const { type, choices } = attribute
  if (type === 'DATE' && typeof value === 'string' && isYearlessDate(value))
    return <YearlessDateInput {...rest} value={value} onChange={onChange} inputRef={inputRef} />
  switch (type) {
    case 'NUMBER':
    case 'MONEY': {
      const Input = type === 'MONEY' ? MoneyInput : NumberInput
      return <Input {...rest} ref={inputRef} value={typeof value === 'number' ? value : null} onChange={onChange} />
    }
    case 'CHOICE':
    case 'YES_NO': {
      const { options, chosen, toValue } = getAttributeOptions(type, choices, value)
      return <Select {...rest} value={chosen} options={options} onChange={(option) => onChange(toValue(option))} />
    }
    default:
      return (
        <TextInput
          {...rest}
          ref={inputRef}
          {...(type === 'DATE' && { type: 'date', min: '1000-01-01', max: '2999-12-31' })}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )
  }
}
