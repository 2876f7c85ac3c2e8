import type { Assignment } from './step.ts'

/** The agents that an assignment names. */
export const listAssignedAgentIds = (assignment: Assignment): string[] => {
  if (assignment.type === 'AGENT') return assignment.agentId ? [assignment.agentId] : []
  if (assignment.type === 'ROUND_ROBIN') return assignment.agentIds
  return [...assignment.areas.map(({ agentId }) => agentId), assignment.otherwise].filter((id) => id !== null)
}
