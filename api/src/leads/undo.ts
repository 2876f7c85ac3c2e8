import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { lockLeadOrThrow } from './move-queries.ts'
import { restoreLead } from './undo-queries.ts'

/** Reverts the last Done or Snooze, including its history entries. */
export async function undoLeadChange(db: Db, scope: Scope, id: string) {
  const lead = await lockLeadOrThrow(db, scope, id)
  if (!lead.undo) throw new Problem('conflict', 'This lead has changed since, so it can no longer be undone')
  await restoreLead(db, scope, id, lead.undo)
}
