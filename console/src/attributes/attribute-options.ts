import type { AttributeType, AttributeValue } from '@gable/shared/contacts/attribute.ts'
import type { Option } from '../design/inputs/option.ts'

/** The options of a select, with "Not set" first. A removed choice stays available while it is the value. */
export function getAttributeOptions(
  type: Extract<AttributeType, 'CHOICE' | 'YES_NO'>,
  choices: readonly string[],
  value: AttributeValue | null,
) {
  const values: AttributeValue[] =
    type === 'YES_NO'
      ? [true, false]
      : [...choices, ...(typeof value === 'string' && !choices.includes(value) ? [value] : [])]
  const options: Option[] = [
    { value: notSet, label: 'Not set' },
    ...values.map((item, index) => ({ value: String(index), label: formatOption(item) })),
  ]
  const index = value === null ? -1 : values.indexOf(value)
  return {
    options,
    chosen: index < 0 ? notSet : String(index),
    toValue: (option: string) => (option === notSet ? null : (values[Number(option)] ?? null)),
  }
}

const formatOption = (value: AttributeValue) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value))

const notSet = 'none'
