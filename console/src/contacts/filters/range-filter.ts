import type { ContactFilter, FilterKind } from '@gable/shared/contacts/filter.ts'
import { faultOfFilter } from '@gable/shared/contacts/filter-rules.ts'

/** One end of a range: a day, a number or cents; null is open, NaN is what cannot be read. */
export type End = string | number | null

export const rangeFilter = (key: string, from: End, till: End): ContactFilter => ({
  key,
  ...(from !== null && { from }),
  ...(till !== null && { till }),
})

export function faultOfEnds(kind: FilterKind, from: End, till: End): string | undefined {
  if (from === null && till === null) return kind === 'DATE' ? 'Please enter a date' : 'Please enter a number'
  if (faultOfFilter(rangeFilter('end', from, till), [{ key: 'end', label: '', kind }]))
    return kind === 'DATE' ? 'Please enter a date' : 'Please enter a number'
  if (from !== null && till !== null && from > till) return 'The end lies before the beginning'
  return undefined
}
