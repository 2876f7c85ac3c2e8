import { getAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { claimLookup, completeLookup } from '../properties/lookup-queries.ts'
import { providerDataKinds } from '../properties/provider.ts'
import { getFingerprint } from './fingerprint-queries.ts'
import { countLookup, endRun, hasLookupFailed, listDueProperties, lockRun } from './run-queries.ts'
import { enqueueNextBatch, getStaleBefore } from './start-run.ts'

/** Batches are limited and pause in between, because other jobs need the worker and the providers too. */
const batch = { properties: 25, milliseconds: 40_000 }
const pauses = { manual: 1000, nightly: 15_000 }

/** Looks up the next properties of a run. Each batch queries what is still due, so a run survives a restart. */
export const lookUpProperties =
  (lookUp: Tasks['look-up-property']): Tasks['look-up-homes'] =>
  async (job) => {
    const { db, payload, signal } = job
    const startedAt = Date.now()
    const propertyIds = await withJobAccount(db, payload, (db, scope) => listNextProperties(db, scope, payload.runId))
    for (const propertyId of propertyIds) {
      signal.throwIfAborted()
      if (Date.now() - startedAt > batch.milliseconds) break
      await lookUpProperty(job, lookUp, propertyId)
    }
    if (propertyIds.length > 0) await withJobAccount(db, payload, (db, scope) => continueRun(db, scope, payload.runId))
  }

/** Ends the run when nothing is due, and stops a nightly run that has been turned off. */
async function listNextProperties(db: Db, scope: AccountScope, runId: string): Promise<string[]> {
  const run = await lockRun(db, scope, runId)
  if (!run || run.ended_at) return []
  const { keeps_homes_current, homes_current_days } = await getAccountSettings(db, scope)
  const isTurnedOff = run.night !== null && !keeps_homes_current
  const limit = Math.min(batch.properties, run.due - run.looked_up)
  const staleBefore = getStaleBefore(run, homes_current_days)
  const propertyIds = isTurnedOff || limit <= 0 ? [] : await listDueProperties(db, scope, { staleBefore, limit })
  if (propertyIds.length === 0) await completeRun(db, scope, runId, { isStopped: isTurnedOff })
  return propertyIds
}

async function completeRun(db: Db, scope: AccountScope, runId: string, result: { isStopped: boolean }) {
  await endRun(db, scope, runId, result)
  await publishLiveEvent(db, scope, { kind: 'enrichment' })
}

async function lookUpProperty(
  { db, payload, log, signal }: Job<'look-up-homes'>,
  lookUp: Tasks['look-up-property'],
  propertyId: string,
) {
  const { accountId, runId } = payload
  const fingerprintBefore = await withJobAccount(db, payload, async (db, scope) =>
    (await claimLookup(db, scope, propertyId)) ? getFingerprint(db, scope, propertyId) : undefined,
  )
  if (fingerprintBefore === undefined) return
  await lookUp({ db, payload: { accountId, propertyId }, log, signal }).catch(async (error) => {
    signal.throwIfAborted()
    // Without this, one property whose data cannot be stored would block the others.
    log.warn({ propertyId, err: error }, 'A property lookup failed')
    const failed = [...providerDataKinds]
    await withJobAccount(db, payload, (db, scope) => completeLookup(db, scope, propertyId, { failed, from: undefined }))
  })
  await withJobAccount(db, payload, async (db, scope) =>
    countLookup(db, scope, runId, {
      hasChanged: (await getFingerprint(db, scope, propertyId)) !== fingerprintBefore,
      hasFailed: await hasLookupFailed(db, scope, propertyId),
    }),
  )
}

async function continueRun(db: Db, scope: AccountScope, runId: string) {
  const run = await lockRun(db, scope, runId)
  if (!run || run.ended_at) return
  if (run.looked_up >= run.due) return completeRun(db, scope, runId, { isStopped: false })
  const pause = run.night === null ? pauses.manual : pauses.nightly
  await enqueueNextBatch(db, scope, runId, new Date(Date.now() + pause))
  await publishLiveEvent(db, scope, { kind: 'enrichment' })
}
