import { describeFilter } from '@gable/shared/contacts/filter-rules.ts'
import type { Assignment } from '@gable/shared/flows/step.ts'
import type { RoutingFilterConfig, RoutingRule } from '@gable/shared/lead-routing/rule.ts'

export const describeFilters = ({ filters }: Pick<RoutingRule, 'filters'>, { fields }: RoutingFilterConfig): string =>
  filters.length === 0
    ? 'Every lead'
    : filters
        .map((filter) =>
          describeFilter(
            filter,
            fields.find(({ key }) => key === filter.key),
          ),
        )
        .join(' · ')

/** Who gets the leads, in a few words. */
export function describeAssignment(assignment: Assignment, { agents }: RoutingFilterConfig): string {
  const getName = (id: string | null) => agents.find(({ _id }) => _id === id)?.fullName ?? 'someone who left'
  if (assignment.type === 'AGENT') return `To ${getName(assignment.agentId)}`
  if (assignment.type === 'ROUND_ROBIN') return `In turn to ${assignment.agentIds.map(getName).join(', ')}`
  return `By area to ${[...new Set(assignment.areas.map(({ agentId }) => getName(agentId)))].join(', ')}`
}
