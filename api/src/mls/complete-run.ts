import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { AccountScope } from '../platform/scope.ts'
import { moveCursor, setSynced } from './connection-queries.ts'
import { ResoError, type ResoPage } from './reso-client.ts'
import { endRun, insertRun, type RunRow, updateRun } from './run-queries.ts'
import { countUnseen, deleteUnseen } from './store-listings-queries.ts'

/** Keys of the last months are compared, because older listings are seldom deleted. */
const reconcileDays = 90
/** An MLS that lists far less than before has a problem of its own. */
const removedShareMaximum = 0.5
const removedMinimum = 20

export const toReconcileSince = ({ started_at: startedAt }: Pick<RunRow, 'started_at'>) =>
  new Date(startedAt.getTime() - reconcileDays * dayLength)

/** Ends a run whose last page is stored. */
export async function completeRun(db: Db, scope: AccountScope, run: RunRow, { servedAt }: ResoPage) {
  const { connection_id: connectionId } = run
  if (run.kind === 'RECONCILE') {
    await removeUnseen(db, scope, run)
    await endRun(db, scope, run, { state: 'DONE' })
    await setSynced(db, scope, connectionId, true)
    // What the comparison found missing is read now.
    await startRun(db, scope, { connectionId, kind: 'CHANGES', requestedBy: null })
    return
  }
  const { position_at: latest } = run
  if (latest) await moveCursor(db, scope, connectionId, { latest, firstServedAt: run.first_served_at ?? servedAt })
  await endRun(db, scope, run, { state: 'DONE' })
  await setSynced(db, scope, connectionId, false)
}

async function removeUnseen(db: Db, scope: AccountScope, run: RunRow) {
  const unseenListings = {
    connectionId: run.connection_id,
    runId: run.id,
    // A day less, because the clock of the MLS may differ from ours.
    since: new Date(toReconcileSince(run).getTime() + dayLength),
    startedAt: run.started_at,
  }
  const { unseen, recent } = await countUnseen(db, scope, unseenListings)
  if (unseen > removedMinimum && unseen > recent * removedShareMaximum)
    throw new ResoError('FAILED', `The MLS lists ${unseen} of ${recent} recent listings no more. Nothing was removed.`)
  const removed = await deleteUnseen(db, scope, unseenListings)
  await updateRun(db, scope, run.id, { removed: run.removed + removed })
}

/** Starts a run, unless one is under way. */
export async function startRun(
  db: Db,
  scope: AccountScope,
  run: { connectionId: string; kind: 'CHANGES' | 'RECONCILE'; requestedBy: string | null },
): Promise<RunRow | undefined> {
  const started = await insertRun(db, scope, run)
  if (started)
    await enqueue(db, 'sync-mls', { accountId: scope.accountId, connectionId: run.connectionId, runId: started.id })
  return started
}
