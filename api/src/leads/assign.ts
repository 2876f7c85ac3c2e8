import { invalid } from '@gable/shared/http/problem.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { notifyLeadAssigned } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import type { ActorScope } from '../platform/scope.ts'
import { getAgentName } from './agent-queries.ts'
import { lockLeadOrThrow } from './move-queries.ts'
import { type LeadChangeName, saveUndo, toUndo } from './undo-queries.ts'
import { updateLeadFields } from './write-queries.ts'

/** Assigns a lead, or unassigns it for null, so that it can be undone. Returns whether the owner changed. */
export async function assignLead(
  db: Db,
  scope: ActorScope,
  id: string,
  agentId: string | null,
  change: LeadChangeName,
): Promise<boolean> {
  const agentName = await getAgentNameOrThrow(db, scope, agentId)
  const lead = await lockLeadOrThrow(db, scope, id)
  if (lead.agentId === agentId) return false
  await updateLeadFields(db, scope, id, { agentId })
  const entryIds = await recordAssignment(db, scope, { ...lead, id, agentId, agentName })
  await saveUndo(db, scope, id, toUndo(change, lead, entryIds))
  return true
}

interface Assignment {
  id: string
  contactId: string
  agentId: string | null
  agentName: string | null
}

/** Records who the lead was assigned to and notifies them. Unassigning leaves no trace. */
export async function recordAssignment(db: Db, scope: ActorScope, { id, contactId, agentId, agentName }: Assignment) {
  if (agentId === null || agentName === null) return []
  const entryId = await recordActivity(
    db,
    scope,
    { contactId },
    { eventGroup: 'LEAD', kind: 'ASSIGNED', detail: { leadId: id, agentName } },
  )
  await notifyLeadAssigned(db, scope, { leadId: id, agentId })
  return [entryId]
}

export async function getAgentNameOrThrow(db: Db, scope: ActorScope, agentId: string | null): Promise<string | null> {
  if (agentId === null) return null
  const name = await getAgentName(db, scope, agentId)
  if (name === undefined) throw invalid({ agentId: 'This person is no longer on the team' })
  return name
}
