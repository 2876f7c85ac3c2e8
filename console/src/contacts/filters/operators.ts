import type { ContactFilter, FilterField, FilterKind } from '@gable/shared/contacts/filter.ts'

/** What a filter asks about a field. IS stands for the question that every field of the kind can be asked. */
export type Operator = 'IS' | 'IS_NOT' | 'IN_LAST_DAYS' | 'NOT_IN_LAST_DAYS' | 'IS_EMPTY' | 'IS_NOT_EMPTY'

export function listOperators({ kind, canBeEmpty = false, isRelative = false }: FilterField) {
  const operators: { value: Operator; label: string }[] = [{ value: 'IS', label: isLabels[kind] }]
  if (kind === 'CHOICE') operators.push({ value: 'IS_NOT', label: 'is none of' })
  if (isRelative)
    operators.push(
      { value: 'IN_LAST_DAYS', label: 'is in the last … days' },
      { value: 'NOT_IN_LAST_DAYS', label: 'is not in the last … days' },
    )
  if (canBeEmpty)
    operators.push({ value: 'IS_EMPTY', label: 'is empty' }, { value: 'IS_NOT_EMPTY', label: 'is not empty' })
  return operators
}

const isLabels: Record<FilterKind, string> = {
  CHOICE: 'is any of',
  YES_NO: 'is',
  TEXT: 'contains',
  DATE: 'is between',
  NUMBER: 'is between',
  MONEY: 'is between',
}

export function getOperator(filter: ContactFilter | undefined): Operator {
  if (!filter) return 'IS'
  if ('noneOf' in filter) return 'IS_NOT'
  if ('inLastDays' in filter) return 'IN_LAST_DAYS'
  if ('notInLastDays' in filter) return 'NOT_IN_LAST_DAYS'
  if ('isEmpty' in filter) return filter.isEmpty ? 'IS_EMPTY' : 'IS_NOT_EMPTY'
  return 'IS'
}
