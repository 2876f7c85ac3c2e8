import type { AttributeDefinition, AttributeValue } from '@gable/shared/contacts/attribute.ts'
import { formatDate } from '../design/format/date-format.ts'
import { formatMoney } from '../design/format/metric-format.ts'

/** The display text of a value; empty when there is none or it does not fit the type. */
export function formatAttributeValue(
  { type }: Pick<AttributeDefinition, 'type'>,
  value: AttributeValue | null | undefined,
) {
  switch (type) {
    case 'MONEY':
      return typeof value === 'number' ? formatMoney(value) : ''
    case 'NUMBER':
      return typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 6 }) : ''
    case 'YES_NO':
      return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : ''
    case 'DATE':
      return typeof value === 'string' ? formatDate(`${value}T12:00:00Z`, 'UTC') : ''
    default:
      return typeof value === 'string' ? value : ''
  }
}
