import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Step, StepKind, StepOf } from '@gable/shared/flows/step.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { StepResult } from '../advance-run.ts'
import type { DueGroup, DueRun } from '../batch-queries.ts'
import type { FlowCounts } from '../counts.ts'

/** Contacts at one step, each once. They are locked until the transaction ends. */
interface BatchAt<S extends Step> {
  db: Db
  scope: AccountScope
  flow: DueGroup
  definition: FlowDefinition
  step: S
  runs: readonly DueRun[]
  now: number
  counts: FlowCounts
}

export type StepBatch<Kind extends StepKind> = BatchAt<StepOf<Kind>>

/** Does a step for each contact of a batch, in the transaction of the caller. Returns what it did, by run. */
export type StepExecutor<Kind extends StepKind> = (batch: StepBatch<Kind>) => StepResults | Promise<StepResults>

export type StepResults = Map<string, StepResult>

/** The same result for every contact, or one that depends on the run alone. */
export const toResults = (runs: readonly DueRun[], toResult: (run: DueRun) => StepResult): StepResults =>
  new Map(runs.map((run) => [run.id, toResult(run)]))

export const done: StepResult = { type: 'DONE' }
