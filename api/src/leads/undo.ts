import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { lockLead } from './move-queries.ts'
import { restoreLead } from './undo-queries.ts'

/** Takes back the last answer or delay, as if it had not been. */
export async function undo(db: Db, scope: Scope, id: string) {
  const lead = await lockLead(db, scope, id)
  if (!lead) throw new Problem('not_found', 'There is no such lead')
  if (!lead.undo) throw new Problem('conflict', 'This lead was changed since, so it stays as it is')
  await restoreLead(db, scope, id, lead.undo)
}
