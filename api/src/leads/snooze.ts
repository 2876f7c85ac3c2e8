import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { updateLead } from './change-queries.ts'
import { lockLead } from './move-queries.ts'
import { keepUndo, undoOf } from './undo-queries.ts'

/** Puts a lead off. What was to be done stays to be done. */
export async function snooze(db: Db, scope: Scope, id: string, until: string) {
  const lead = await lockLead(db, scope, id)
  if (!lead) throw new Problem('not_found', 'There is no such lead')
  if (new Date(until) <= new Date())
    throw new Problem('invalid', 'Some fields need attention', { until: 'Please choose a time that is to come' })
  await updateLead(db, scope, id, { nextActionAt: until })
  await keepUndo(db, scope, id, undoOf(lead, []))
}
