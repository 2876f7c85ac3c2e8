import { type ContactFilter, getChoices } from '../contacts/filter.ts'
import { getFilterError } from '../contacts/filter-rules.ts'
import { quote } from '../text/quote.ts'
import type { FlowReferences } from './names.ts'

export interface ValidationContext {
  known: FlowReferences
  /** Tags that the flow adds itself. They need not exist yet. */
  addedTags: ReadonlySet<string>
}

/** Filters that no contact can match, because what they ask for was deleted. */
export const listFilterErrors = (filters: readonly ContactFilter[], context: ValidationContext): string[] =>
  filters.flatMap((filter) => getMessage(filter, context) ?? [])

function getMessage(filter: ContactFilter, { known }: ValidationContext): string | undefined {
  const field = known.fields.find(({ key }) => key === filter.key)
  if (!field) return 'A filter uses a field that no longer exists. Remove the filter.'
  if (getFilterError(filter, known.fields)) return `Complete the filter ${quote(field.label)}.`
  const choices = getChoices(filter)
  if (choices.length === 0) return undefined
  // Tags, cities and sources come and go with the contacts; agents and choices are removed on purpose.
  const isFixed = filter.key === 'owner' || filter.key.includes('.')
  if (!isFixed || !field.options) return undefined
  const exists = choices.some((value) => field.options?.some((option) => option.value === value))
  return exists ? undefined : `The filter ${quote(field.label)} uses a choice that no longer exists. Choose another.`
}
