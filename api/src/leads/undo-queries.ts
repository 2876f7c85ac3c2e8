import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { LockedLead } from './move-queries.ts'

/** How the lead was before its last change, and the history entries the change added. */
export interface LeadUndo {
  /** The kind of change, or the id of a bulk change. Undo records of older versions are tasks. */
  change?: LeadChangeName
  stage: LeadStage
  position: number
  stageChangedAt: string
  agentId: string | null
  nextAction: string | null
  nextActionAt: string | null
  lostReason?: string | null
  /** The contact had no owner before. */
  hasAssignedContact?: boolean
  entryIds: string[]
}

/** A task is what Done and Snooze change. */
export type LeadChangeName = 'TASK' | 'MOVE' | (string & {})

export const toUndo = (change: LeadChangeName, lead: LockedLead, entryIds: string[]): LeadUndo => ({
  change,
  stage: lead.stage,
  position: lead.position,
  stageChangedAt: lead.stageChangedAt.toISOString(),
  agentId: lead.agentId,
  nextAction: lead.nextAction,
  nextActionAt: lead.nextActionAt?.toISOString() ?? null,
  lostReason: lead.lostReason,
  entryIds,
})

export const saveUndo = (db: Db, { accountId }: AccountScope, id: string, undo: LeadUndo) =>
  db
    .updateTable('leads')
    .set({ undo: JSON.stringify(undo) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

export async function restoreLead(db: Db, { accountId }: AccountScope, id: string, undo: LeadUndo) {
  await db
    .updateTable('leads')
    .set({
      stage: undo.stage,
      position: undo.position,
      stage_changed_at: new Date(undo.stageChangedAt),
      agent_id: undo.agentId,
      next_action: undo.nextAction,
      next_action_at: undo.nextActionAt === null ? null : new Date(undo.nextActionAt),
      lost_reason: undo.lostReason ?? null,
      undo: null,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
  if (undo.entryIds.length === 0) return
  await db
    .deleteFrom('timeline_entries')
    .where('account_id', '=', accountId)
    .where('event_group', 'in', ['LEAD', 'CALL'])
    .where('id', 'in', undo.entryIds)
    .execute()
}
