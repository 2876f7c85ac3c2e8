import type { AttributeDefinition, AttributeValue } from '@gable/shared/contacts/attribute.ts'
import type { ListColumn } from './list.ts'

/** An attribute as a file has it: money in dollars, yes and no in words. */
export const attributeColumn = <Row>(
  { key, label, type }: AttributeDefinition,
  named: string,
  valuesOf: (row: Row) => Record<string, AttributeValue>,
): ListColumn<Row> => ({
  key: named,
  label,
  value: (row) => {
    const value = valuesOf(row)[key]
    if (type === 'MONEY' && typeof value === 'number') return value / 100
    if (type === 'YES_NO') return value === true ? 'Yes' : value === false ? 'No' : ''
    return value ?? ''
  },
})
