import type { AttributeType, AttributeValue } from '@gable/shared/contacts/attribute.ts'
import type { Option } from '../../design/inputs/option.ts'

/** What can be chosen, nothing first. A choice that is no longer offered stays as long as it is the value. */
export function optionsOf(
  type: Extract<AttributeType, 'CHOICE' | 'YES_NO'>,
  choices: readonly string[],
  value: AttributeValue | null,
) {
  const values: AttributeValue[] =
    type === 'YES_NO'
      ? [true, false]
      : [...choices, ...(typeof value === 'string' && !choices.includes(value) ? [value] : [])]
  const options: Option[] = [
    { value: nothing, label: 'Not said' },
    ...values.map((one, n) => ({ value: String(n), label: one === true ? 'Yes' : one === false ? 'No' : String(one) })),
  ]
  const place = value === null ? -1 : values.indexOf(value)
  return {
    options,
    chosen: place < 0 ? nothing : String(place),
    answerOf: (option: string) => (option === nothing ? null : (values[Number(option)] ?? null)),
  }
}

const nothing = 'none'
