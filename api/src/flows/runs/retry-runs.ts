import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../../platform/database.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { wakeFlows } from '../wake.ts'
import { retryFailedRuns } from './open-run-queries.ts'

/** Tries the failed step of contacts again: of a whole flow, of one step, or of one run. Returns how many. */
export async function retryRuns(
  db: Db,
  scope: AccountScope,
  target: { flowId: string; stepId?: string | undefined; runId?: string },
): Promise<number> {
  const retried = await retryFailedRuns(db, scope, target)
  if (target.runId !== undefined && retried === 0) throw new Problem('conflict', 'Their step did not fail.')
  if (retried === 0) return retried
  await publishLiveEvent(db, scope, { kind: 'flows', id: target.flowId })
  await wakeFlows(db, scope)
  return retried
}
