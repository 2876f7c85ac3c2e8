import { orNotFound } from '@gable/shared/http/problem.ts'
import type { RoutableLead } from '@gable/shared/lead-routing/check-filter.ts'
import { type CurrentAgents, decideRoute, findRoute } from '@gable/shared/lead-routing/route-lead.ts'
import type { DescribedLead, RoutingTest } from '@gable/shared/lead-routing/rule.ts'
import { listAgentNames } from '../leads/agent-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listRoutingOptions } from './queries.ts'
import { toHomeArea, toRoutingContext } from './route-submission.ts'
import { getLeadToTest, getRouting, getTurn } from './routing-queries.ts'

/** What the rules would do with a lead now. Nothing changes, and no turn is taken. */
export async function testRouting(
  db: Db,
  scope: AccountScope,
  input: { leadId: string } | { lead: DescribedLead },
): Promise<RoutingTest> {
  const { lead, current } =
    'leadId' in input ? await readLead(db, scope, input.leadId) : await describeLead(db, scope, input.lead)
  const context = toRoutingContext(await getRouting(db, scope))
  const found = findRoute(lead, current, context)
  const turn = found.route ? await getTurn(db, scope, found.route.rule._id) : 0
  const decision = decideRoute(found, current, context, turn)
  const names = new Map((await listAgentNames(db, scope)).map(({ _id, fullName }) => [_id, fullName]))
  return { decision, agentName: (decision.agentId && names.get(decision.agentId)) || null, rules: found.trace }
}

interface LeadToTest {
  lead: RoutableLead
  current: CurrentAgents
}

/** A lead that a rule gave to its agent counts as new, also if its contact was new then. */
async function readLead(db: Db, scope: AccountScope, leadId: string): Promise<LeadToTest> {
  const row = orNotFound(await getLeadToTest(db, scope, leadId), 'lead')
  const wasRouted = row.routing?.outcome === 'RULE' && row.ownerId === row.routing.agentId
  return {
    lead: {
      at: row.createdAt.getTime(),
      leadType: row.leadType,
      source: row.source,
      form: { id: row.formId, name: row.formName ?? '' },
      asset: { id: row.assetId, name: row.assetName ?? '' },
      ...toHomeArea(row, row.address),
      valueCents: row.valueCents === null ? undefined : Number(row.valueCents),
      language: row.language ?? 'en',
    },
    current: { ownerId: wasRouted ? null : row.ownerId, pageAgentId: row.pageAgentId },
  }
}

async function describeLead(db: Db, scope: AccountScope, lead: DescribedLead): Promise<LeadToTest> {
  const { forms, assets } = await listRoutingOptions(db, scope)
  const getName = (options: typeof forms, id: string | null) => options.find(({ value }) => value === id)?.label ?? ''
  const { formId, assetId, ownerId, valueCents, ...facts } = lead
  return {
    lead: {
      ...facts,
      at: Date.now(),
      state: '',
      form: { id: formId, name: getName(forms, formId) },
      asset: { id: assetId, name: getName(assets, assetId) },
      valueCents: valueCents ?? undefined,
    },
    current: { ownerId, pageAgentId: null },
  }
}
