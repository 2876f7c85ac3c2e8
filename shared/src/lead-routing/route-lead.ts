import { findArea } from '../flows/find-area.ts'
import type { Assignment } from '../flows/step.ts'
import type { RoutingDecision } from '../leads/routing-decision.ts'
import { checkFilter, type FilterCheck, type RoutableLead, type RoutingClock } from './check-filter.ts'
import type { RoutingRuleInput, RoutingTest } from './rule.ts'

export type ActiveRule = Pick<RoutingRuleInput, 'name' | 'filters' | 'assignment' | 'overridesOwner'> & {
  _id: string
  version: number
}

export interface RoutingContext extends RoutingClock {
  /** Rules that are on, in order. */
  rules: ActiveRule[]
  /** The names of active agents by id. */
  agents: ReadonlyMap<string, string>
}

/** Who has the lead unless a rule says otherwise. */
export interface CurrentAgents {
  ownerId: string | null
  /** The agent whose own page it came through. */
  pageAgentId: string | null
}

/** The agents who may get a lead: one, or several of whom it is the turn of one. */
interface Choice {
  agentIds: string[]
  reason: string | undefined
}

interface Route {
  rule: ActiveRule
  choice: Choice
  checks: FilterCheck[]
}

/** The trace has what each rule did. The route is missing if no rule takes the lead. */
export function findRoute(lead: RoutableLead, current: CurrentAgents, context: RoutingContext) {
  const trace: RoutingTest['rules'] = []
  const passedOver: string[] = []
  const hasAgent = (current.ownerId ?? current.pageAgentId) !== null
  let route: Route | undefined
  for (const rule of context.rules) {
    const checks = rule.filters.map((filter) => checkFilter(filter, lead, context))
    const choice = chooseAgents(rule.assignment, lead, context.agents)
    const result = route ? 'NOT_REACHED' : getResult(rule, { checks, choice, hasAgent })
    trace.push({ _id: rule._id, name: rule.name, result, checks })
    if (result === 'NOBODY_LEFT') passedOver.push(rule.name)
    if (result === 'TAKES') route = { rule, choice, checks }
  }
  return { route, trace, passedOver }
}

/** The decision about a lead. `turn` is a number that rises with each lead that the rule of a round robin takes. */
export function decideRoute(
  { route, passedOver }: Pick<ReturnType<typeof findRoute>, 'route' | 'passedOver'>,
  { ownerId, pageAgentId }: CurrentAgents,
  { agents, rules }: Pick<RoutingContext, 'agents' | 'rules'>,
  turn: number,
): RoutingDecision {
  if (route) {
    const { rule, choice, checks } = route
    const agentId = choice.agentIds[turn % choice.agentIds.length] ?? null
    const isTurn = rule.assignment.type === 'ROUND_ROBIN'
    const reasons = [
      ...(checks.length > 0 ? checks.map(({ text }) => text) : ['it takes every lead']),
      ...(choice.reason ? [choice.reason] : []),
      ...(isTurn && agentId ? [`it was the turn of ${agents.get(agentId)}`] : []),
    ]
    return {
      outcome: 'RULE',
      agentId,
      rule: { _id: rule._id, name: rule.name, version: rule.version },
      reasons,
      passedOver,
    }
  }
  const nothing = { rule: null, reasons: [], passedOver }
  if (ownerId) return { ...nothing, outcome: 'OWNER', agentId: ownerId }
  if (pageAgentId) return { ...nothing, outcome: 'PAGE', agentId: pageAgentId }
  const reason = rules.length > 0 ? 'no routing rule took the lead' : 'there were no routing rules'
  return { ...nothing, outcome: 'NOBODY', agentId: null, reasons: [reason] }
}

function getResult(
  { overridesOwner }: ActiveRule,
  { checks, choice, hasAgent }: { checks: readonly FilterCheck[]; choice: Choice; hasAgent: boolean },
): RoutingTest['rules'][number]['result'] {
  if (!checks.every(({ isMet }) => isMet)) return 'NO_MATCH'
  if (hasAgent && !overridesOwner) return 'HAS_OWNER'
  return choice.agentIds.length > 0 ? 'TAKES' : 'NOBODY_LEFT'
}

/** Agents who left the team are passed over. */
function chooseAgents(assignment: Assignment, lead: RoutableLead, agents: ReadonlyMap<string, string>): Choice {
  const listActive = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null).filter((id) => agents.has(id))
  if (assignment.type === 'AGENT') return { agentIds: listActive([assignment.agentId]), reason: undefined }
  if (assignment.type === 'ROUND_ROBIN')
    return { agentIds: [...new Set(listActive(assignment.agentIds))], reason: undefined }
  const area = findArea(assignment, lead)
  const [agentId] = listActive([area ? area.agentId : assignment.otherwise])
  if (!agentId) return { agentIds: [], reason: undefined }
  return { agentIds: [agentId], reason: area ? `${area.place} is in their area` : 'the home is in no other area' }
}
