import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { type LockedLead, lockLeadOrThrow } from './move-queries.ts'
import { type LeadChangeName, type LeadUndo, restoreLead } from './undo-queries.ts'
import { releaseContact } from './write-queries.ts'

/** Reverts the last change of a lead, including its history entries. */
export async function undoLeadChange(db: Db, scope: Scope, id: string, change: LeadChangeName) {
  const lead = await lockLeadOrThrow(db, scope, id)
  if (!hasUndo(lead, change))
    throw new Problem('conflict', 'This lead has changed since, so it can no longer be undone')
  await revert(db, scope, id, lead)
}

/** Whether the lead was reverted. A lead that has changed since stays as it is. */
export async function undoLeadChangeIfLast(db: Db, scope: Scope, id: string, change: LeadChangeName): Promise<boolean> {
  const lead = await lockLeadOrThrow(db, scope, id)
  if (!hasUndo(lead, change)) return false
  await revert(db, scope, id, lead)
  return true
}

type UndoableLead = LockedLead & { undo: LeadUndo }

const hasUndo = (lead: LockedLead, change: LeadChangeName): lead is UndoableLead =>
  lead.undo !== null && (lead.undo.change ?? 'TASK') === change

async function revert(db: Db, scope: Scope, id: string, { undo, contactId }: UndoableLead) {
  await restoreLead(db, scope, id, undo)
  if (!undo.hasAssignedContact) return
  await releaseContact(db, scope, contactId)
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
}
