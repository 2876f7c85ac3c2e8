import type { LeaveReason } from '@gable/shared/flows/run.ts'
import type { Db } from '../../platform/database.ts'
import type { Tasks } from '../../platform/jobs/jobs.ts'
import { withJobAccount } from '../../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import { retryOnConflict } from '../../platform/retry-on-conflict.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { createFlowCounts, type FlowCounts } from '../counts.ts'
import { listFlowLabels } from '../program-queries.ts'
import { recordLeaves } from '../record-run-events.ts'
import {
  clearLeaving,
  endRuns,
  listOpenRunIds,
  lockLeavingRuns,
  lockOpenRuns,
  type OpenRun,
} from './open-run-queries.ts'

const batchSize = 1000

/** Takes contacts out, in the transaction of the caller. Runs that have ended stay as they are. */
export async function removeRuns(db: Db, scope: AccountScope, runIds: readonly string[], reason: LeaveReason) {
  const counts = createFlowCounts()
  for (let start = 0; start < runIds.length; start += batchSize) {
    const runs = await lockOpenRuns(db, scope, runIds.slice(start, start + batchSize))
    await leaveFlows(db, scope, runs, reason, counts)
  }
  await counts.write(db, scope)
}

/**
 * Takes everybody out who was in a flow when it was archived, batch by batch: contacts are locked for a moment only.
 * Who enters after it was brought back stays.
 */
export const endFlowRuns: Tasks['end-flow-runs'] = async ({ db, payload, signal }) => {
  let hasMore = true
  while (hasMore) {
    signal.throwIfAborted()
    hasMore = await retryOnConflict(() =>
      withJobAccount(db, payload, async (db, scope) => {
        const { flowId, till } = payload
        const ids = await listOpenRunIds(db, scope, flowId, { startedTill: new Date(till), limit: batchSize })
        await removeRuns(db, scope, ids, 'FLOW_ARCHIVED')
        return ids.length === batchSize
      }),
    )
  }
}

/** Takes out those whose contact was archived, also of a paused flow. Returns whether there may be more. */
export async function removeArchivedRuns(db: Db, scope: AccountScope): Promise<boolean> {
  const runs = await lockLeavingRuns(db, scope, batchSize)
  const counts = createFlowCounts()
  // A merge moves what it can to the other contact, and contacts may have been unarchived.
  const staying = runs.filter(({ isArchived }) => !isArchived)
  if (staying.length > 0)
    await clearLeaving(
      db,
      scope,
      staying.map(({ id }) => id),
    )
  const leaving = runs.filter(({ isArchived }) => isArchived)
  const merged = leaving.filter(({ isMerged }) => isMerged)
  const archived = leaving.filter(({ isMerged }) => !isMerged)
  await leaveFlows(db, scope, merged, 'CONTACT_MERGED', counts)
  await leaveFlows(db, scope, archived, 'CONTACT_ARCHIVED', counts)
  await counts.write(db, scope)
  return runs.length === batchSize
}

/** Ends runs that the caller has locked. */
export async function leaveFlows(
  db: Db,
  scope: AccountScope,
  runs: readonly OpenRun[],
  reason: LeaveReason,
  counts: FlowCounts,
) {
  if (runs.length === 0) return
  await endRuns(
    db,
    scope,
    runs.map(({ id }) => id),
    reason,
  )
  for (const flow of await listFlowLabels(db, scope, [...new Set(runs.map(({ flowId }) => flowId))])) {
    const left = runs.filter(({ flowId }) => flowId === flow.flowId)
    await recordLeaves(db, scope, flow, left, reason)
    counts.add({ flowId: flow.flowId, stepId: '', type: 'LEFT' }, left.length)
    await publishLiveEvent(db, scope, { kind: 'flows', id: flow.flowId })
  }
}
