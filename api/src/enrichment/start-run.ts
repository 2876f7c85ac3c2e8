import { type EnrichmentRun, staleAfterHours } from '@gable/shared/enrichment/enrichment.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { readAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { countDue, endAbandonedRuns, endRun, insertRun, type RunRow, insertMissingLookups, getRun } from './run-queries.ts'

/** Somebody wants it now: whatever nobody asked about for a day. */
export async function startRun(db: Db, scope: Scope): Promise<EnrichmentRun> {
  const before = getStaleBefore({ night: null, began_at: new Date() }, 0)
  const id = await createRun(db, scope, before, { askedBy: scope.agentId })
  if (!id) throw new Problem('conflict', 'Homes are being looked up already')
  return getRunOrThrow(db, scope, id)
}

/** The night of an agency that wants its homes kept up to date; once, however often it is asked for. */
export async function startNightlyRun(db: Db, scope: AccountScope, night: string): Promise<void> {
  const { keeps_homes_current, homes_current_days } = await readAccountSettings(db, scope)
  if (!keeps_homes_current) return
  await createRun(db, scope, getStaleBefore({ night, began_at: new Date() }, homes_current_days), { night })
}

export async function stopRun(db: Db, scope: AccountScope, id: string): Promise<EnrichmentRun> {
  await getRunOrThrow(db, scope, id)
  await endRun(db, scope, id, { isStopped: true })
  await publishLiveEvent(db, scope, { kind: 'enrichment' })
  return getRunOrThrow(db, scope, id)
}

/** What was looked up after this moment is fresh enough for the run. */
export function getStaleBefore({ night, began_at }: Pick<RunRow, 'night' | 'began_at'>, everyDays: number): Date {
  const rest = night === null ? staleAfterHours : everyDays * 24 - nightlySlackHours
  return new Date(began_at.getTime() - rest * 3_600_000)
}

/** Every day means every night: also for the home that came last in the night before. */
const nightlySlackHours = 6

async function createRun(db: Db, scope: AccountScope, before: Date, whose: { night?: string; askedBy?: string }) {
  await endAbandonedRuns(db, scope)
  await insertMissingLookups(db, scope)
  const runId = await insertRun(db, scope, { due: await countDue(db, scope, before), ...whose })
  if (runId) await enqueueNextBatch(db, scope, runId)
  await publishLiveEvent(db, scope, { kind: 'enrichment' })
  return runId
}

export const enqueueNextBatch = (db: Db, { accountId }: AccountScope, runId: string, at?: Date) =>
  enqueue(db, 'look-up-homes', { accountId, runId }, at && { at })

async function getRunOrThrow(db: Db, scope: AccountScope, id: string): Promise<EnrichmentRun> {
  const run = await getRun(db, scope, id)
  if (!run) throw new Problem('not_found', 'There is no such run')
  return run
}
