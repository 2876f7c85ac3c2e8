import { invalid } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { lockLeadOrThrow } from './move-queries.ts'
import { saveUndo, toUndo } from './undo-queries.ts'
import { updateLeadFields } from './write-queries.ts'

/** Postpones a lead; its next action stays. */
export async function snoozeLead(db: Db, scope: Scope, id: string, until: string) {
  const lead = await lockLeadOrThrow(db, scope, id)
  if (new Date(until) <= new Date()) throw invalid({ until: 'Choose a time in the future' })
  await updateLeadFields(db, scope, id, { nextActionAt: until })
  await saveUndo(db, scope, id, toUndo('TASK', lead, []))
}
