import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { describeCause } from '@gable/shared/flows/describe-cause.ts'
import { describeBranch, describeStep } from '@gable/shared/flows/describe-step.ts'
import { type FlowNames, toFlowReferences } from '@gable/shared/flows/names.ts'
import { getNextStep, listSteps, type Program } from '@gable/shared/flows/program.ts'
import type { FlowRun, FlowRunStep, LeaveReason } from '@gable/shared/flows/run.ts'
import { leaveReasonLabels } from '@gable/shared/flows/run-labels.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { listFlowReferences } from '../find-errors.ts'
import { type CompiledFlow, getCompiledFlow, getCompiledFlows, pickFlow } from '../program-cache.ts'
import type { RunRow, RunStepRow } from './run-list-queries.ts'

/** Turns rows into what agents read: steps, causes and reasons in words. */
export async function serializeRuns(db: Db, scope: AccountScope, rows: readonly RunRow[]): Promise<FlowRun[]> {
  if (rows.length === 0) return []
  const names = await getNames(db, scope)
  const flows = await getCompiledFlows(db, scope, rows)
  return rows.map((row) => toFlowRun(row, pickFlow(flows, row), names))
}

/** The history of a run. */
export async function serializeRunSteps(
  db: Db,
  scope: AccountScope,
  row: RunRow,
  steps: readonly RunStepRow[],
): Promise<FlowRunStep[]> {
  const names = await getNames(db, scope)
  const { definition } = await getCompiledFlow(db, scope, row)
  const describe = toDescriber(definition, names)
  const byId = new Map(listSteps(definition.steps).map((step) => [step.id, step]))
  return steps.map(({ at, ...taken }) => {
    const step = byId.get(taken.stepId)
    const branchLabel = step && taken.branch !== null ? describeBranch(step, taken.branch) : taken.branch
    return { ...taken, branchLabel, step: describe(taken.stepId), at: at.toISOString() }
  })
}

function toFlowRun(row: RunRow, { definition, program }: CompiledFlow, names: FlowNames): FlowRun {
  const steps = listSteps(definition.steps)
  const index = steps.findIndex(({ id }) => id === row.stepId)
  const describe = toDescriber(definition, names)
  const next = row.state === 'ACTIVE' ? getStepAfterWait(program, row.stepId) : undefined
  const isOpen = row.state === 'ACTIVE' || row.state === 'FAILED'
  return {
    _id: row.id,
    flow: { _id: row.flowId, title: row.title, kind: row.kind },
    version: row.version,
    contact: { _id: row.contactId, fullName: row.fullName },
    address: row.address,
    state: row.state,
    stepId: isOpen ? row.stepId : null,
    step: isOpen ? describe(row.stepId) : '',
    next: next ? describe(next) : '',
    position: isOpen && index >= 0 ? { number: index + 1, of: steps.length } : null,
    dueAt: row.dueAt?.toISOString() ?? null,
    isWaiting: row.isWaiting,
    cause: describeCause(row.cause, definition.trigger, names),
    reason: row.state === 'LEFT' ? (leaveReasonLabels[row.reason as LeaveReason] ?? row.reason) : row.reason,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

/** Where a wait for a time leads to, past a jump. */
function getStepAfterWait(program: Program, stepId: string | null): string | undefined {
  const wait = stepId === null ? undefined : program.steps.get(stepId)
  if (wait?.step.kind !== 'WAIT' && wait?.step.kind !== 'WAIT_UNTIL') return undefined
  const following = wait.next === null ? undefined : program.steps.get(wait.next)
  const target = following?.step.kind === 'GO_TO' ? getNextStep(program, following.step.id) : following?.step.id
  return program.steps.get(target ?? '')?.step.kind === 'END' ? undefined : (target ?? undefined)
}

function toDescriber(definition: FlowDefinition, names: FlowNames) {
  const steps = new Map<string, Step>(listSteps(definition.steps).map((step) => [step.id, step]))
  return (stepId: string | null) => {
    const step = stepId === null ? undefined : steps.get(stepId)
    // A contact who was moved to another version has taken steps that it does not have.
    return step ? describeStep(step, { ...names, steps }) : 'A step of an earlier version'
  }
}

const getNames = async (db: Db, scope: AccountScope) => toFlowReferences(await listFlowReferences(db, scope))
