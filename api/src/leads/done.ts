import type { TimelineDetail } from '@gable/shared/activity/entry.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { isOver } from '@gable/shared/leads/stages.ts'
import { tellTimeline } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { nameOfAgent } from './agent-queries.ts'
import { updateLead } from './change-queries.ts'
import { placeAtFoot } from './move.ts'
import { type HeldLead, lockLead, queueForColumn } from './move-queries.ts'
import { keepUndo, undoOf } from './undo-queries.ts'

/** Who answers a new lead has been in contact with them; who answers one of nobody goes on with it. */
export async function markDone(db: Db, scope: Scope, id: string) {
  await queueForColumn(db, scope, 'CONTACTED')
  const lead = await heldWithWork(db, scope, id)
  const isNew = lead.stage === 'NEW'
  const told: TimelineDetail[] = []
  if (isNew) {
    await placeAtFoot(db, scope, id, 'CONTACTED')
    told.push({ eventGroup: 'LEAD', kind: 'STAGE_CHANGED', detail: { leadId: id, from: 'NEW', to: 'CONTACTED' } })
  }
  const agentName = lead.agentId === null ? await nameOfAgent(db, scope, scope.agentId) : undefined
  if (agentName !== undefined) told.push({ eventGroup: 'LEAD', kind: 'ASSIGNED', detail: { leadId: id, agentName } })
  told.push({ eventGroup: 'LEAD', kind: 'DONE', detail: { leadId: id, action: lead.nextAction } })
  await updateLead(db, scope, id, {
    nextAction: null,
    nextActionAt: null,
    ...(agentName !== undefined && { agentId: scope.agentId }),
  })
  const entryIds: string[] = []
  for (const entry of told) entryIds.push(await tellTimeline(db, scope, lead, entry))
  await keepUndo(db, scope, id, undoOf(lead, entryIds))
}

async function heldWithWork(db: Db, scope: Scope, id: string): Promise<HeldLead> {
  const lead = await lockLead(db, scope, id)
  if (!lead) throw new Problem('not_found', 'There is no such lead')
  const { stage, nextAction, nextActionAt } = lead
  if (isOver(stage) || (stage !== 'NEW' && !nextAction && !nextActionAt))
    throw new Problem('conflict', 'There is nothing left to do here: somebody has done it already')
  return lead
}
