import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { sentenceOfFilter } from '@gable/shared/contacts/filter-rules.ts'
import { useFilterFields } from '../contacts/filters/use-filter-fields.ts'
import { conditionLines } from './conditions-text.ts'

interface ConditionsProps {
  search: string
  filters: readonly ContactFilter[]
}

/** All that must be true of a contact, line by line. */
export function Conditions({ search, filters }: ConditionsProps) {
  const { fields } = useFilterFields('SEGMENT')
  const described = filters.map((filter) =>
    sentenceOfFilter(
      filter,
      fields.find(({ key }) => key === filter.key),
    ),
  )
  const lines = conditionLines({ search, described })
  if (lines.length === 0) return <p className="text-muted">Every contact</p>
  return (
    <ul className="list-disc space-y-1 pl-4 marker:text-faint">
      {lines.map((line) => (
        <li key={line} className="[overflow-wrap:anywhere]">
          {line}
        </li>
      ))}
    </ul>
  )
}
