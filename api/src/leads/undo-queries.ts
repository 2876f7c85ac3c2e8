import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { HeldLead } from './move-queries.ts'

/** How a lead was, and what was told since that did not happen then. */
export interface Undo {
  stage: LeadStage
  position: number
  stageChangedAt: string
  agentId: string | null
  nextAction: string | null
  nextActionAt: string | null
  entryIds: string[]
}

export const undoOf = (lead: HeldLead, entryIds: string[]): Undo => ({
  stage: lead.stage,
  position: lead.position,
  stageChangedAt: lead.stageChangedAt.toISOString(),
  agentId: lead.agentId,
  nextAction: lead.nextAction,
  nextActionAt: lead.nextActionAt?.toISOString() ?? null,
  entryIds,
})

export const keepUndo = (db: Db, { accountId }: AccountScope, id: string, undo: Undo) =>
  db
    .updateTable('leads')
    .set({ undo: JSON.stringify(undo) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

export async function restoreLead(db: Db, { accountId }: AccountScope, id: string, undo: Undo) {
  await db
    .updateTable('leads')
    .set({
      stage: undo.stage,
      position: undo.position,
      stage_changed_at: new Date(undo.stageChangedAt),
      agent_id: undo.agentId,
      next_action: undo.nextAction,
      next_action_at: undo.nextActionAt === null ? null : new Date(undo.nextActionAt),
      undo: null,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
  if (undo.entryIds.length === 0) return
  await db
    .deleteFrom('timeline_entries')
    .where('account_id', '=', accountId)
    .where('event_group', '=', 'LEAD')
    .where('id', 'in', undo.entryIds)
    .execute()
}
