import { type FilterField, getChoices } from '@gable/shared/contacts/filter.ts'
import { listAssignedAgentIds } from '@gable/shared/flows/assigned-agents.ts'
import type { RoutingRuleInput } from '@gable/shared/lead-routing/rule.ts'

interface KnownReferences {
  fields: readonly FilterField[]
  /** The names of active agents, and of those who left. */
  activeAgents: ReadonlyMap<string, string>
  allAgents: ReadonlyMap<string, string>
}

/** What keeps a rule from working as meant. */
export function findRuleErrors(
  { filters, assignment }: Pick<RoutingRuleInput, 'filters' | 'assignment'>,
  { fields, activeAgents, allAgents }: KnownReferences,
): string[] {
  const agentIds = [...new Set(listAssignedAgentIds(assignment))]
  const left = agentIds.filter((id) => !activeAgents.has(id)).map((id) => allAgents.get(id) ?? 'An agent')
  const gone = filters.flatMap((filter) => {
    const field = fields.find(({ key }) => key === filter.key)
    if (!field) return ['A filter no longer exists.']
    const isGone = getChoices(filter).some((value) => !field.options?.some((option) => option.value === value))
    return isGone ? [`${field.label}: a choice no longer exists.`] : []
  })
  return [
    ...left.map((name) => `${name} is no longer on the team.`),
    ...(agentIds.length === left.length ? ['Nobody is left to give leads to, so they go on to the next rule.'] : []),
    ...gone,
  ]
}
