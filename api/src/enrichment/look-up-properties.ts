import { readAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { claimLookup, completeLookup } from '../properties/lookup-queries.ts'
import { providerDataKinds } from '../properties/provider.ts'
import { enqueueNextBatch, getStaleBefore } from './start-run.ts'
import { getFingerprint } from './fingerprint-queries.ts'
import { hasLookupFailed } from './outcome-queries.ts'
import { countLookup, endRun, lockRun, listDueProperties } from './run-queries.ts'

/** So many homes, or as many as fit into the time, and the next ones after a pause: others wait for the worker and the providers too. */
const batch = { homes: 25, milliseconds: 40_000 }
const pauses = { asked: 1000, night: 15_000 }

/** Looks up the next homes of a run. Which those are is asked anew each time, so that it goes on wherever it was cut. */
export const lookUpProperties =
  (lookUp: Tasks['look-up-property']): Tasks['look-up-homes'] =>
  async (job) => {
    const { db, payload, signal } = job
    const begun = Date.now()
    const homes = await withJobAccount(db, payload, (db, scope) => listNextProperties(db, scope, payload.runId))
    for (const propertyId of homes) {
      signal.throwIfAborted()
      if (Date.now() - begun > batch.milliseconds) break
      await lookUpProperty(job, lookUp, propertyId)
    }
    if (homes.length > 0) await withJobAccount(db, payload, (db, scope) => continueRun(db, scope, payload.runId))
  }

/** None are left: it is over. None of a night that is not wanted any more either. */
async function listNextProperties(db: Db, scope: AccountScope, runId: string): Promise<string[]> {
  const run = await lockRun(db, scope, runId)
  if (!run || run.ended_at) return []
  const { keeps_homes_current, homes_current_days } = await readAccountSettings(db, scope)
  const isUnwanted = run.night !== null && !keeps_homes_current
  const most = Math.min(batch.homes, run.due - run.looked_up)
  const before = getStaleBefore(run, homes_current_days)
  const homes = isUnwanted || most <= 0 ? [] : await listDueProperties(db, scope, { before, most })
  if (homes.length === 0) await completeRun(db, scope, runId, { isStopped: isUnwanted })
  return homes
}

async function completeRun(db: Db, scope: AccountScope, runId: string, how: { isStopped: boolean }) {
  await endRun(db, scope, runId, how)
  await publishLiveEvent(db, scope, { kind: 'enrichment' })
}

async function lookUpProperty(
  { db, payload, log, signal }: Job<'look-up-homes'>,
  lookUp: Tasks['look-up-property'],
  propertyId: string,
) {
  const { accountId, runId } = payload
  const before = await withJobAccount(db, payload, async (db, scope) =>
    (await claimLookup(db, scope, propertyId)) ? getFingerprint(db, scope, propertyId) : undefined,
  )
  if (before === undefined) return
  await lookUp({ db, payload: { accountId, propertyId }, log, signal }).catch(async (error) => {
    signal.throwIfAborted()
    // One home that cannot be kept must not keep the others from their turn.
    log.warn({ propertyId, err: error }, 'A home could not be looked up')
    const failed = [...providerDataKinds]
    await withJobAccount(db, payload, (db, scope) => completeLookup(db, scope, propertyId, { failed, from: undefined }))
  })
  await withJobAccount(db, payload, async (db, scope) =>
    countLookup(db, scope, runId, {
      hasChanged: (await getFingerprint(db, scope, propertyId)) !== before,
      hasFailed: await hasLookupFailed(db, scope, propertyId),
    }),
  )
}

async function continueRun(db: Db, scope: AccountScope, runId: string) {
  const run = await lockRun(db, scope, runId)
  if (!run || run.ended_at) return
  if (run.looked_up >= run.due) return completeRun(db, scope, runId, { isStopped: false })
  const pause = run.night === null ? pauses.asked : pauses.night
  await enqueueNextBatch(db, scope, runId, new Date(Date.now() + pause))
  await publishLiveEvent(db, scope, { kind: 'enrichment' })
}
