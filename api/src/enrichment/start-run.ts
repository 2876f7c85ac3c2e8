import { type EnrichmentRun, staleAfterHours } from '@gable/shared/enrichment/enrichment.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { getAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import {
  countDue,
  endAbandonedRuns,
  endRun,
  getRun,
  insertMissingLookups,
  insertRun,
  type RunRow,
} from './run-queries.ts'

export async function startRun(db: Db, scope: Scope): Promise<EnrichmentRun> {
  const staleBefore = getStaleBefore({ night: null, began_at: new Date() }, 0)
  const id = await createRun(db, scope, staleBefore, { askedBy: scope.agentId })
  if (!id) throw new Problem('conflict', 'A refresh is already in progress')
  return getRunOrThrow(db, scope, id)
}

/** Starts at most one run per night. */
export async function startNightlyRun(db: Db, scope: AccountScope, night: string): Promise<void> {
  const { keeps_homes_current, homes_current_days } = await getAccountSettings(db, scope)
  if (!keeps_homes_current) return
  await createRun(db, scope, getStaleBefore({ night, began_at: new Date() }, homes_current_days), { night })
}

export async function stopRun(db: Db, scope: AccountScope, id: string): Promise<EnrichmentRun> {
  await getRunOrThrow(db, scope, id)
  await endRun(db, scope, id, { isStopped: true })
  await publishLiveEvent(db, scope, { kind: 'enrichment' })
  return getRunOrThrow(db, scope, id)
}

/** The run skips properties that were looked up after this time. */
export function getStaleBefore({ night, began_at }: Pick<RunRow, 'night' | 'began_at'>, everyDays: number): Date {
  const hours = night === null ? staleAfterHours : everyDays * 24 - nightlySlackHours
  return new Date(began_at.getTime() - hours * hourLength)
}

/** Without it, a property that was looked up late in a night would be skipped in the next one. */
const nightlySlackHours = 6

async function createRun(db: Db, scope: AccountScope, staleBefore: Date, origin: { night?: string; askedBy?: string }) {
  await endAbandonedRuns(db, scope)
  await insertMissingLookups(db, scope)
  const runId = await insertRun(db, scope, { due: await countDue(db, scope, staleBefore), ...origin })
  if (runId) await enqueueNextBatch(db, scope, runId)
  await publishLiveEvent(db, scope, { kind: 'enrichment' })
  return runId
}

export const enqueueNextBatch = (db: Db, { accountId }: AccountScope, runId: string, at?: Date) =>
  enqueue(db, 'look-up-homes', { accountId, runId }, at && { at })

const getRunOrThrow = async (db: Db, scope: AccountScope, id: string): Promise<EnrichmentRun> =>
  orNotFound(await getRun(db, scope, id), 'run')
