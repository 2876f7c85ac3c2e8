import { type AttributeDefinition, type AttributeValue, isYearlessDate } from '@gable/shared/contacts/attribute.ts'
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
      return typeof value === 'string' ? formatAttributeDate(value) : ''
    default:
      return typeof value === 'string' ? value : ''
  }
}

/** `Mar 14, 1980`, or `Mar 14` for a birthday without a year. */
export const formatAttributeDate = (date: string): string =>
  isYearlessDate(date)
    ? formatDate(`2000-${date.slice(2)}T12:00:00Z`, 'UTC').replace(/, \d+$/, '')
    : formatDate(`${date}T12:00:00Z`, 'UTC')
