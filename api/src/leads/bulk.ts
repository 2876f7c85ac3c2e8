import type { Contract } from '@gable/shared/contract.ts'
import type { ParsedRequest } from '@gable/shared/http/endpoint.ts'
import { newId } from '@gable/shared/ids.ts'
import type { LeadBulkChange, LeadBulkResult } from '@gable/shared/leads/bulk.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { assignLead } from './assign.ts'
import { moveLead } from './move.ts'
import { undoLeadChangeIfLast } from './undo.ts'

type BulkInput = ParsedRequest<Contract['POST /agent/leads/bulk']>['body']
type UndoInput = ParsedRequest<Contract['POST /agent/leads/bulk/undone']>['body']

/** Changes all leads or, if one of them cannot be changed, none. */
export async function changeLeads(db: Db, scope: Scope, { leadIds, change }: BulkInput): Promise<LeadBulkResult> {
  const changeId = newId()
  const changedIds: string[] = []
  for (const id of inLockOrder(leadIds)) if (await applyChange(db, scope, id, change, changeId)) changedIds.push(id)
  await publishFirst(db, scope, changedIds)
  return { changeId, changedIds }
}

export async function undoLeadsChange(db: Db, scope: Scope, { changeId, leadIds }: UndoInput) {
  const revertedIds: string[] = []
  for (const id of inLockOrder(leadIds)) if (await undoLeadChangeIfLast(db, scope, id, changeId)) revertedIds.push(id)
  await publishFirst(db, scope, revertedIds)
  return { revertedIds }
}

/** Returns whether the lead changed. */
async function applyChange(db: Db, scope: Scope, id: string, change: LeadBulkChange, changeId: string) {
  if (change.kind === 'ASSIGN') return assignLead(db, scope, id, change.agentId, changeId)
  return moveLead(db, scope, id, change, changeId)
}

/** The same order for everyone, so that two bulk changes cannot deadlock. */
const inLockOrder = (ids: string[]) => [...new Set(ids)].sort()

/** Consoles refresh everything about leads, so one event is enough. */
async function publishFirst(db: Db, scope: Scope, [id]: string[]) {
  if (id !== undefined) await publishLiveEvent(db, scope, { kind: 'leads', id })
}
