import { timeTriggers } from '@gable/shared/flows/trigger.ts'
import type { Db } from '../../platform/database.ts'
import { enqueue, type Tasks } from '../../platform/jobs/jobs.ts'
import { withJobAccount } from '../../platform/jobs/with-job-account.ts'
import { retryOnConflict } from '../../platform/retry-on-conflict.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { type ActiveFlow, getActiveFlow } from './active-flows.ts'
import { enrollMatching } from './enroll-matching.ts'
import { joinEnrolling } from './enrolling-queries.ts'
import { lockEnrollment, restartEnrollment, selectMatchingBatch, updateEnrollment } from './enrollment-queries.ts'
import { startTimeRule } from './time-queries.ts'

/**
 * Enrolls everyone who matches an automation now. Call it after a flow was published or resumed: while it was paused,
 * nobody looked at what changed. Contacts who were in it are not enrolled again.
 */
export async function startEnrolment(db: Db, scope: AccountScope, flowId: string): Promise<void> {
  const flow = await getActiveFlow(db, scope, flowId)
  if (!flow) return
  const { accountId } = scope
  if (flow.kind === 'AUTOMATION') {
    await restartEnrollment(db, scope, flow)
    await enqueue(db, 'enroll-in-flow', { accountId, flowId }, { key: `enroll-in-flow/${flowId}` })
  } else if (isTimeRule(flow)) {
    await startTimeRule(db, scope, flowId)
    await enqueue(db, 'enroll-by-time', { accountId }, { key: 'enroll-by-time' })
  }
}

export const isTimeRule = ({ definition: { trigger } }: ActiveFlow): boolean =>
  timeTriggers.some((type) => type === trigger?.type)

/** Each batch commits together with its position. Pausing or publishing the automation stops it at the next batch. */
export const enrollInFlow: Tasks['enroll-in-flow'] = async ({ db, payload, signal }) => {
  let hasMore = true
  while (hasMore) {
    signal.throwIfAborted()
    hasMore = await retryOnConflict(() =>
      withJobAccount(db, payload, (db, scope) => enrollNextBatch(db, scope, payload.flowId)),
    )
  }
}

async function enrollNextBatch(db: Db, scope: AccountScope, flowId: string): Promise<boolean> {
  await joinEnrolling(db, scope)
  const enrollment = await lockEnrollment(db, scope, flowId)
  const flow = enrollment && (await getActiveFlow(db, scope, flowId))
  if (!flow || enrollment.finished_at || enrollment.version !== flow.version) return false
  const { contactIds, isLast } = await selectMatchingBatch(db, scope, flow.definition.filters, enrollment.cursor)
  await enrollMatching(db, scope, flow, contactIds)
  await updateEnrollment(db, scope, flowId, {
    cursor: contactIds.at(-1) ?? enrollment.cursor,
    finished_at: isLast ? new Date() : null,
  })
  return !isLast
}
