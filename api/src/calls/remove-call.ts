import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { publishLead } from '../leads/get-lead.ts'
import { lockLeadOrThrow } from '../leads/move-queries.ts'
import { undoLeadChange } from '../leads/undo.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { deleteCallEntry, getCallEntry } from './queries.ts'

/** Removes a call. If the lead has not changed since, it is as it was before the call. */
export async function removeCall(db: Db, scope: Scope, id: string) {
  const call = orNotFound(await getCallEntry(db, scope, id), 'call')
  if (call.agentId !== scope.agentId)
    throw new Problem('forbidden', 'Only the person who logged this call can remove it')
  const { undo } = call.leadId === null ? { undo: null } : await lockLeadOrThrow(db, scope, call.leadId)
  if (call.leadId !== null && undo?.entryIds.includes(id)) await undoLeadChange(db, scope, call.leadId, 'CALL')
  else await deleteCallEntry(db, scope, id)
  if (call.leadId !== null) await publishLead(db, scope, call.leadId)
  await publishLiveEvent(db, scope, { kind: 'contacts', id: call.contactId })
}
