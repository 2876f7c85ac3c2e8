import type { FlowRun } from '@gable/shared/flows/run.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../../platform/database.ts'
import type { Scope } from '../../platform/scope.ts'
import { removeRuns } from './remove-runs.ts'
import { retryRuns } from './retry-runs.ts'
import { getRunRow, listRunSteps, type RunRow } from './run-list-queries.ts'
import { serializeRunSteps, serializeRuns } from './serialize-runs.ts'

export async function getRunDetail(db: Db, scope: Scope, runId: string) {
  const row = await getRunRowOrThrow(db, scope, runId)
  const steps = await listRunSteps(db, scope, runId)
  return { run: await serializeRun(db, scope, row), steps: await serializeRunSteps(db, scope, row, steps) }
}

export async function takeContactOut(db: Db, scope: Scope, runId: string): Promise<FlowRun> {
  const { state } = await getRunRowOrThrow(db, scope, runId)
  if (state === 'FINISHED' || state === 'LEFT') throw new Problem('conflict', 'This contact is no longer in it.')
  await removeRuns(db, scope, [runId], 'TAKEN_OUT')
  return serializeRun(db, scope, await getRunRowOrThrow(db, scope, runId))
}

export async function retryRun(db: Db, scope: Scope, runId: string): Promise<FlowRun> {
  const { flowId } = await getRunRowOrThrow(db, scope, runId)
  await retryRuns(db, scope, { flowId, runId })
  return serializeRun(db, scope, await getRunRowOrThrow(db, scope, runId))
}

const getRunRowOrThrow = async (db: Db, scope: Scope, runId: string): Promise<RunRow> =>
  orNotFound(await getRunRow(db, scope, runId), 'run')

async function serializeRun(db: Db, scope: Scope, row: RunRow): Promise<FlowRun> {
  const [run] = await serializeRuns(db, scope, [row])
  return orNotFound(run, 'run')
}
