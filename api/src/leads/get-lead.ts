import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Lead, LeadDetail } from '@gable/shared/leads/lead.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { listAgentNames } from './agent-queries.ts'
import { getLeadRouting, getLeadSubmission, listLeadHistory } from './detail-queries.ts'
import { getLead } from './queries.ts'

async function getLeadOrThrow(db: Db, scope: Scope, id: string): Promise<Lead> {
  return orNotFound(await getLead(db, scope, id), 'lead')
}

export async function getLeadDetail(db: Db, scope: Scope, id: string): Promise<LeadDetail> {
  const lead = await getLeadOrThrow(db, scope, id)
  const names = new Map((await listAgentNames(db, scope)).map(({ _id, fullName }) => [_id, fullName]))
  const history = await listLeadHistory(db, scope, lead)
  const routing = await getLeadRouting(db, scope, id)
  return {
    ...lead,
    routing: routing && { ...routing, agentName: (routing.agentId && names.get(routing.agentId)) || null },
    submission: await getLeadSubmission(db, scope, id),
    history: history.map(({ agentId, ...entry }) => ({
      ...entry,
      contactName: lead.fullName,
      agentName: (agentId && names.get(agentId)) || null,
    })),
  }
}

/** Returns the lead after a change and tells open consoles to refresh it. */
export async function publishLead(db: Db, scope: Scope, id: string): Promise<Lead> {
  const lead = await getLeadOrThrow(db, scope, id)
  await publishLiveEvent(db, scope, { kind: 'leads', id: lead._id })
  return lead
}
