import type { ContactFilter, FilterKind } from '@gable/shared/contacts/filter.ts'
import { getFilterError } from '@gable/shared/contacts/filter-rules.ts'

/** A bound of a range: a date, a number or cents. Null means no bound; NaN means the text is not a number. */
export type RangeBound = string | number | null

export const createRangeFilter = (key: string, from: RangeBound, till: RangeBound): ContactFilter => ({
  key,
  ...(from !== null && { from }),
  ...(till !== null && { till }),
})

export function validateRange(kind: FilterKind, from: RangeBound, till: RangeBound): string | undefined {
  if (from === null && till === null) return kind === 'DATE' ? 'Please enter a date' : 'Please enter a number'
  if (getFilterError(createRangeFilter('end', from, till), [{ key: 'end', label: '', kind }]))
    return kind === 'DATE' ? 'Please enter a date' : 'Please enter a number'
  if (from !== null && till !== null && from > till) return 'The end must not be before the start'
  return undefined
}
