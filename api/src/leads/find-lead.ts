import { Problem } from '@gable/shared/http/problem.ts'
import type { Lead, LeadDetail } from '@gable/shared/leads/lead.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { historyOf, submissionOf } from './detail-queries.ts'
import { leadById } from './queries.ts'

export async function findLead(db: Db, scope: Scope, id: string): Promise<Lead> {
  const lead = await leadById(db, scope, id)
  if (!lead) throw new Problem('not_found', 'There is no such lead')
  return lead
}

export async function findLeadDetail(db: Db, scope: Scope, id: string): Promise<LeadDetail> {
  const lead = await findLead(db, scope, id)
  return {
    ...lead,
    submission: await submissionOf(db, scope, id),
    history: await historyOf(db, scope, lead),
  }
}

/** The lead as it is now, of which every open console hears. */
export async function tellLead(db: Db, scope: Scope, id: string): Promise<Lead> {
  const lead = await findLead(db, scope, id)
  await notify(db, scope, { kind: 'leads', id: lead._id })
  return lead
}
