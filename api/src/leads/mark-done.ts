import type { ActivityEntry } from '@gable/shared/activity/entry.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { getAgentName } from './agent-queries.ts'
import { moveToEnd } from './move.ts'
import { type LockedLead, lockColumn, lockLeadOrThrow } from './move-queries.ts'
import { type LeadUndo, saveUndo, toUndo } from './undo-queries.ts'
import { assignUnownedContact, updateLeadFields } from './write-queries.ts'

/** Completes what is due. */
export async function markLeadDone(db: Db, scope: Scope, id: string) {
  await lockColumn(db, scope, 'CONTACTED')
  const lead = await lockLeadOrThrow(db, scope, id)
  if (!hasOpenTask(lead)) throw new Problem('conflict', 'Someone else has already done this')
  await saveUndo(db, scope, id, await completeTask(db, scope, id, lead))
}

/** Whether something is due: a new lead needs an answer, another open lead its next action. */
export const hasOpenTask = ({ stage, nextAction, nextActionAt }: LockedLead): boolean =>
  !isClosed(stage) && (stage === 'NEW' || nextAction !== null || nextActionAt !== null)

/**
 * Moves a new lead to Contacted, whose column the caller has locked, and assigns an unassigned lead to the agent who
 * completed it. Their contact comes along if it has no owner.
 */
export async function completeTask(db: Db, scope: Scope, id: string, lead: LockedLead): Promise<LeadUndo> {
  const entries: ActivityEntry[] = []
  if (lead.stage === 'NEW') {
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
  const hasAssignedContact = agentName !== undefined && (await assignUnownedContact(db, scope, lead.contactId))
  if (hasAssignedContact) await publishLiveEvent(db, scope, { kind: 'contacts', id: lead.contactId })
  return { ...toUndo('TASK', lead, entryIds), ...(hasAssignedContact && { hasAssignedContact }) }
}
