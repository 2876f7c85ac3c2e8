import { listAssignedAgentIds } from '@gable/shared/flows/assigned-agents.ts'
import { changedElsewhere, invalid, Problem } from '@gable/shared/http/problem.ts'
import { getRoutingFilterError, listRoutingFields } from '@gable/shared/lead-routing/filter-fields.ts'
import { ruleNotAvailable } from '@gable/shared/lead-routing/messages.ts'
import {
  maxRoutingRules,
  type RoutingFilterConfig,
  type RoutingRule,
  type RoutingRuleChange,
  type RoutingRuleInput,
} from '@gable/shared/lead-routing/rule.ts'
import { listAgentNames, listAgents } from '../leads/agent-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { findRuleErrors } from './find-errors.ts'
import {
  deleteRule,
  getRule,
  insertRule,
  listRoutingOptions,
  listRules,
  lockRules,
  lockRuleVersion,
  type StoredRule,
  updateOrder,
  updateRule,
} from './queries.ts'

export async function getFilterConfig(db: Db, scope: AccountScope): Promise<RoutingFilterConfig> {
  const fields = listRoutingFields(await listRoutingOptions(db, scope))
  return { type: 'LEAD_ROUTING', fields, agents: await listAgents(db, scope) }
}

export const listRoutingRules = async (db: Db, scope: AccountScope): Promise<RoutingRule[]> =>
  withErrors(db, scope, await listRules(db, scope))

export async function getRoutingRule(db: Db, scope: AccountScope, id: string): Promise<RoutingRule> {
  const stored = await getRule(db, scope, id)
  const [rule] = stored ? await withErrors(db, scope, [stored]) : []
  if (!rule) throw unavailable()
  return rule
}

export async function createRoutingRule(db: Db, scope: AccountScope, input: RoutingRuleInput): Promise<RoutingRule> {
  await lockRules(db, scope)
  if ((await listRules(db, scope)).length >= maxRoutingRules)
    throw new Problem('conflict', `You can have up to ${maxRoutingRules} rules.`)
  await validateRule(db, scope, input)
  return publishRule(db, scope, await insertRule(db, scope, input))
}

export async function updateRoutingRule(
  db: Db,
  scope: AccountScope,
  id: string,
  { version, ...change }: RoutingRuleChange & { version?: number | undefined },
): Promise<RoutingRule> {
  const current = await lockRuleVersion(db, scope, id)
  if (current === undefined) throw unavailable()
  if (version !== undefined && version !== current) throw new Problem('conflict', changedElsewhere)
  await validateRule(db, scope, change)
  await updateRule(db, scope, id, change)
  return publishRule(db, scope, id)
}

export async function deleteRoutingRule(db: Db, scope: AccountScope, id: string): Promise<void> {
  if (!(await deleteRule(db, scope, id))) throw unavailable()
  await publishLiveEvent(db, scope, { kind: 'lead-routing' })
}

export async function orderRoutingRules(db: Db, scope: AccountScope, ruleIds: string[]): Promise<RoutingRule[]> {
  await lockRules(db, scope)
  await updateOrder(db, scope, ruleIds)
  await publishLiveEvent(db, scope, { kind: 'lead-routing' })
  return listRoutingRules(db, scope)
}

const unavailable = () => new Problem('not_found', ruleNotAvailable)

async function publishRule(db: Db, scope: AccountScope, id: string): Promise<RoutingRule> {
  await publishLiveEvent(db, scope, { kind: 'lead-routing' })
  return getRoutingRule(db, scope, id)
}

/** An agent who left may stay in a rule, so that it can be switched off or renamed; one of another account may not. */
async function validateRule(db: Db, scope: AccountScope, { filters = [], assignment }: RoutingRuleChange) {
  const errors = filters.flatMap((filter, n) => {
    const error = getRoutingFilterError(filter)
    return error ? [[`filters.${n}`, error]] : []
  })
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
  if (!assignment) return
  const agentIds = listAssignedAgentIds(assignment)
  if (agentIds.length === 0) throw invalid({ assignment: 'Choose at least one agent' })
  if (assignment.type === 'BY_AREA' && assignment.areas.some((area) => !area.agentId || area.places.length === 0))
    throw invalid({ assignment: 'Enter the places and choose the agent of every area' })
  const known = new Set((await listAgentNames(db, scope)).map(({ _id }) => _id))
  if (!agentIds.every((id) => known.has(id))) throw invalid({ assignment: 'This agent does not exist' })
}

async function withErrors(db: Db, scope: AccountScope, rules: readonly StoredRule[]): Promise<RoutingRule[]> {
  if (rules.length === 0) return []
  const { fields, agents } = await getFilterConfig(db, scope)
  const toNames = (list: typeof agents) => new Map(list.map(({ _id, fullName }) => [_id, fullName]))
  const known = { fields, activeAgents: toNames(agents), allAgents: toNames(await listAgentNames(db, scope)) }
  return rules.map((rule) => ({ ...rule, errors: findRuleErrors(rule, known) }))
}
