import { type EnrichmentRun, staleAfterHours } from '@gable/shared/enrichment/enrichment.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { readAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { countDue, endLostRuns, endRun, insertRun, type KeptRun, knowMoreHomes, readRun } from './run-queries.ts'

/** Somebody wants it now: whatever nobody asked about for a day. */
export async function beginRun(db: Db, scope: Scope): Promise<EnrichmentRun> {
  const before = dueBefore({ night: null, began_at: new Date() }, 0)
  const id = await begin(db, scope, before, { askedBy: scope.agentId })
  if (!id) throw new Problem('conflict', 'Homes are being looked up already')
  return knownRun(db, scope, id)
}

/** The night of an agency that wants its homes kept up to date; once, however often it is asked for. */
export async function beginNight(db: Db, scope: AccountScope, night: string): Promise<void> {
  const { keeps_homes_current, homes_current_days } = await readAccountSettings(db, scope)
  if (!keeps_homes_current) return
  await begin(db, scope, dueBefore({ night, began_at: new Date() }, homes_current_days), { night })
}

export async function stopRun(db: Db, scope: AccountScope, id: string): Promise<EnrichmentRun> {
  await knownRun(db, scope, id)
  await endRun(db, scope, id, { isStopped: true })
  await notify(db, scope, { kind: 'enrichment' })
  return knownRun(db, scope, id)
}

/** What was looked up after this moment is fresh enough for the run. */
export function dueBefore({ night, began_at }: Pick<KeptRun, 'night' | 'began_at'>, everyDays: number): Date {
  const rest = night === null ? staleAfterHours : everyDays * 24 - slack
  return new Date(began_at.getTime() - rest * 3_600_000)
}

/** Every day means every night: also for the home that came last in the night before. */
const slack = 6

async function begin(db: Db, scope: AccountScope, before: Date, whose: { night?: string; askedBy?: string }) {
  await endLostRuns(db, scope)
  await knowMoreHomes(db, scope)
  const runId = await insertRun(db, scope, { due: await countDue(db, scope, before), ...whose })
  if (runId) await askForNextHomes(db, scope, runId)
  await notify(db, scope, { kind: 'enrichment' })
  return runId
}

export const askForNextHomes = (db: Db, { accountId }: AccountScope, runId: string, at?: Date) =>
  enqueue(db, 'look-up-homes', { accountId, runId }, at && { at })

async function knownRun(db: Db, scope: AccountScope, id: string): Promise<EnrichmentRun> {
  const run = await readRun(db, scope, id)
  if (!run) throw new Problem('not_found', 'There is no such run')
  return run
}
