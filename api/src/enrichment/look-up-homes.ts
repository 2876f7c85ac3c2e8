import { readAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { AccountScope } from '../platform/scope.ts'
import { claimLookUp, endLookUp } from '../properties/lookup-queries.ts'
import { deliveries } from '../properties/provider.ts'
import { askForNextHomes, dueBefore } from './begin-run.ts'
import { fingerprintOf } from './fingerprint-queries.ts'
import { hasFailed } from './outcome-queries.ts'
import { countHome, endRun, lockRun, oldestHomes } from './run-queries.ts'

/** So many homes, or as many as fit into the time, and the next ones after a pause: others wait for the worker and the providers too. */
const batch = { homes: 25, milliseconds: 40_000 }
const pauses = { asked: 1000, night: 15_000 }

/** Looks up the next homes of a run. Which those are is asked anew each time, so that it goes on wherever it was cut. */
export const lookUpHomes =
  (lookUp: Tasks['look-up-property']): Tasks['look-up-homes'] =>
  async (job) => {
    const { db, payload, signal } = job
    const begun = Date.now()
    const homes = await inAccountOfJob(db, payload, (db, scope) => nextHomes(db, scope, payload.runId))
    for (const propertyId of homes) {
      signal.throwIfAborted()
      if (Date.now() - begun > batch.milliseconds) break
      await lookUpOne(job, lookUp, propertyId)
    }
    if (homes.length > 0) await inAccountOfJob(db, payload, (db, scope) => goOn(db, scope, payload.runId))
  }

/** None are left: it is over. None of a night that is not wanted any more either. */
async function nextHomes(db: Db, scope: AccountScope, runId: string): Promise<string[]> {
  const run = await lockRun(db, scope, runId)
  if (!run || run.ended_at) return []
  const { keeps_homes_current, homes_current_days } = await readAccountSettings(db, scope)
  const isUnwanted = run.night !== null && !keeps_homes_current
  const most = Math.min(batch.homes, run.due - run.looked_up)
  const before = dueBefore(run, homes_current_days)
  const homes = isUnwanted || most <= 0 ? [] : await oldestHomes(db, scope, { before, most })
  if (homes.length === 0) await end(db, scope, runId, { isStopped: isUnwanted })
  return homes
}

async function end(db: Db, scope: AccountScope, runId: string, how: { isStopped: boolean }) {
  await endRun(db, scope, runId, how)
  await notify(db, scope, { kind: 'enrichment' })
}

async function lookUpOne(
  { db, payload, log, signal }: Job<'look-up-homes'>,
  lookUp: Tasks['look-up-property'],
  propertyId: string,
) {
  const { accountId, runId } = payload
  const before = await inAccountOfJob(db, payload, async (db, scope) =>
    (await claimLookUp(db, scope, propertyId)) ? fingerprintOf(db, scope, propertyId) : undefined,
  )
  if (before === undefined) return
  await lookUp({ db, payload: { accountId, propertyId }, log, signal }).catch(async (error) => {
    signal.throwIfAborted()
    // One home that cannot be kept must not keep the others from their turn.
    log.warn({ propertyId, err: error }, 'A home could not be looked up')
    const failed = [...deliveries]
    await inAccountOfJob(db, payload, (db, scope) => endLookUp(db, scope, propertyId, { failed, from: undefined }))
  })
  await inAccountOfJob(db, payload, async (db, scope) =>
    countHome(db, scope, runId, {
      hasChanged: (await fingerprintOf(db, scope, propertyId)) !== before,
      hasFailed: await hasFailed(db, scope, propertyId),
    }),
  )
}

async function goOn(db: Db, scope: AccountScope, runId: string) {
  const run = await lockRun(db, scope, runId)
  if (!run || run.ended_at) return
  if (run.looked_up >= run.due) return end(db, scope, runId, { isStopped: false })
  const pause = run.night === null ? pauses.asked : pauses.night
  await askForNextHomes(db, scope, runId, new Date(Date.now() + pause))
  await notify(db, scope, { kind: 'enrichment' })
}
