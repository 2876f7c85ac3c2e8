import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { describeFilter } from '@gable/shared/contacts/filter-rules.ts'
import { useFilterFields } from '../contacts/filters/use-filter-fields.ts'
import { listConditions } from './format-conditions.ts'

interface ConditionsProps {
  search: string
  filters: readonly ContactFilter[]
}

/** The conditions of a segment as a list. */
export function Conditions({ search, filters }: ConditionsProps) {
  const { fields } = useFilterFields('SEGMENT')
  const described = filters.map((filter) =>
    describeFilter(
      filter,
      fields.find(({ key }) => key === filter.key),
    ),
  )
  const lines = listConditions({ search, described })
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
