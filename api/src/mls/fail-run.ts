import type { Db } from '../platform/database.ts'
import { enqueue, type JobPayloads } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getConnectionRow, setConnectionState } from './connection-queries.ts'
import { notifyOfConnection } from './notify-of-connection.ts'
import { ResoError } from './reso-client.ts'
import { endRun, lockRun, type RunRow, updateRun } from './run-queries.ts'

const failuresMaximum = { LATER: 30, FAILED: 5, SIZE: 5, LOOP: 0 }
const retryMs = 10_000
const pageSizeMinimum = 10

/** Tries again later, or ends the run. After a refusal nothing is asked until a person has acted. */
export async function failRun(
  db: Db,
  scope: AccountScope,
  payload: JobPayloads['sync-mls'],
  error: Error,
  consoleOrigin: string,
) {
  const run = await lockRun(db, scope, payload.runId)
  if (run?.state !== 'RUNNING') return
  const failure = error instanceof ResoError ? error.failure : 'FAILED'
  if (failure === 'AUTH' || failure === 'ADDRESS') {
    const reason = `${error.message} ${failure === 'AUTH' ? 'Check the access with your MLS and enter it again.' : 'Check the URL with your MLS.'}`
    await endRun(db, scope, run, { state: 'FAILED', error: error.message })
    await setConnectionState(db, scope, run.connection_id, { state: 'NEEDS_ATTENTION', reason })
    const connection = await getConnectionRow(db, scope, run.connection_id)
    if (connection) await notifyOfConnection(db, scope, { connection, reason, consoleOrigin })
  } else if (run.failures + 1 < failuresMaximum[failure]) await retryLater(db, scope, payload, run, error)
  else await endRun(db, scope, run, { state: 'FAILED', error: error.message })
  await publishLiveEvent(db, scope, { kind: 'mls', connectionId: run.connection_id })
}

async function retryLater(db: Db, scope: AccountScope, payload: JobPayloads['sync-mls'], run: RunRow, error: Error) {
  const failure = error instanceof ResoError ? error : undefined
  const isTooLong = failure?.failure === 'SIZE'
  const backoff = Math.min(retryMs * 3 ** run.failures, 900_000)
  const earliest = Date.now() + (isTooLong ? 0 : backoff)
  const retryAt = failure?.retryAt ? Math.max(failure.retryAt.getTime(), Date.now() + 1000) : earliest
  const at = new Date(retryAt)
  await updateRun(db, scope, run.id, {
    failures: run.failures + 1,
    resumes_at: at,
    error: error.message.slice(0, 500),
    // A next link may have expired, and pages of a smaller size are others. So the next request begins at the cursor.
    ...((isTooLong || run.failures > 0) && { next_link: null, position_at: null, position_key: '', stalled: 0 }),
    ...(isTooLong && { page_size: Math.max(pageSizeMinimum, Math.floor(run.page_size / 4)) }),
  })
  await enqueue(db, 'sync-mls', payload, { at })
}

export async function giveUp(db: Db, scope: AccountScope, run: RunRow, error: string) {
  await endRun(db, scope, run, { state: 'FAILED', error })
  await publishLiveEvent(db, scope, { kind: 'mls', connectionId: run.connection_id })
}
