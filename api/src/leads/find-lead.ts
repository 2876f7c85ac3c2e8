import { Problem } from '@gable/shared/http/problem.ts'
import type { Lead, LeadDetail } from '@gable/shared/leads/lead.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { listAgents } from './agent-queries.ts'
import { historyOf, submissionOf } from './detail-queries.ts'
import { leadById } from './queries.ts'

export async function findLead(db: Db, scope: Scope, id: string): Promise<Lead> {
  const lead = await leadById(db, scope, id)
  if (!lead) throw new Problem('not_found', 'There is no such lead')
  return lead
}

export async function findLeadDetail(db: Db, scope: Scope, id: string): Promise<LeadDetail> {
  const lead = await findLead(db, scope, id)
  const names = new Map((await listAgents(db, scope)).map(({ _id, fullName }) => [_id, fullName]))
  const history = await historyOf(db, scope, lead)
  return {
    ...lead,
    submission: await submissionOf(db, scope, id),
    history: history.map(({ agentId, ...entry }) => ({
      ...entry,
      contactName: lead.fullName,
      agentName: (agentId && names.get(agentId)) || null,
    })),
  }
}

/** The lead as it is now, of which every open console hears. */
export async function tellLead(db: Db, scope: Scope, id: string): Promise<Lead> {
  const lead = await findLead(db, scope, id)
  await notify(db, scope, { kind: 'leads', id: lead._id })
  return lead
}
