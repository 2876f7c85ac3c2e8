import type { ActivityEntry } from '@gable/shared/activity/entry.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { getAgentName } from './agent-queries.ts'
import { moveToEnd } from './move.ts'
import { type LockedLead, lockColumn, lockLeadOrThrow } from './move-queries.ts'
import { saveUndo, toUndo } from './undo-queries.ts'
import { updateLeadFields } from './write-queries.ts'

/** Completes what is due. A new lead moves to Contacted, and an unassigned lead is assigned to the agent who completed it. */
export async function markLeadDone(db: Db, scope: Scope, id: string) {
  await lockColumn(db, scope, 'CONTACTED')
  const lead = await lockLeadWithOpenTask(db, scope, id)
  const isNew = lead.stage === 'NEW'
  const entries: ActivityEntry[] = []
  if (isNew) {
    await moveToEnd(db, scope, id, 'CONTACTED')
    entries.push({ eventGroup: 'LEAD', kind: 'STAGE_CHANGED', detail: { leadId: id, from: 'NEW', to: 'CONTACTED' } })
  }
  const agentName = lead.agentId === null ? await getAgentName(db, scope, scope.agentId) : undefined
  if (agentName !== undefined) entries.push({ eventGroup: 'LEAD', kind: 'ASSIGNED', detail: { leadId: id, agentName } })
  entries.push({ eventGroup: 'LEAD', kind: 'DONE', detail: { leadId: id, action: lead.nextAction } })
  await updateLeadFields(db, scope, id, {
    nextAction: null,
    nextActionAt: null,
    ...(agentName !== undefined && { agentId: scope.agentId }),
  })
  const entryIds: string[] = []
  for (const entry of entries) entryIds.push(await recordActivity(db, scope, lead, entry))
  await saveUndo(db, scope, id, toUndo(lead, entryIds))
}

async function lockLeadWithOpenTask(db: Db, scope: Scope, id: string): Promise<LockedLead> {
  const lead = await lockLeadOrThrow(db, scope, id)
  const { stage, nextAction, nextActionAt } = lead
  if (isClosed(stage) || (stage !== 'NEW' && !nextAction && !nextActionAt))
    throw new Problem('conflict', 'Someone else has already done this')
  return lead
}
