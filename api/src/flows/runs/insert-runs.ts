import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { compileFlow } from '@gable/shared/flows/program.ts'
import type { Step, StepKind } from '@gable/shared/flows/step.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { FlowCounts } from '../counts.ts'
import type { FlowLabel } from '../program-queries.ts'
import { recordEntries } from '../record-run-events.ts'
import type { RunOfContact } from '../run-event-queries.ts'
import { getWait } from '../steps/wait.ts'
import { getAccountTime } from '../time-zone-queries.ts'
import { insertRunRows } from './insert-run-queries.ts'

/** Who is enrolled, and why. */
export interface FlowEntry {
  contactId: string
  propertyId: string | null
  leadId: string | null
  /** What the contact is enrolled for. They are enrolled once per flow and occasion. */
  occasion: string
  cause: Record<string, unknown>
  /** When it happened that they are enrolled for, so that what happens next counts. Now unless it is set. */
  startedAt?: Date | undefined
}

type FlowToEnter = FlowLabel & { version: number; definition: FlowDefinition }

/** Enrolls contacts whom the caller has locked. Returns the runs of those who entered. */
export async function insertRuns(
  db: Db,
  scope: AccountScope,
  flow: FlowToEnter,
  entries: readonly FlowEntry[],
  counts: FlowCounts,
): Promise<RunOfContact[]> {
  const { first, steps } = compileFlow(flow.definition)
  const step = first === null ? undefined : steps.get(first)?.step
  if (first === null || !step || entries.length === 0) return []
  const runs = await insertRunRows(
    db,
    scope,
    { ...flow, reentry: flow.definition.reentry, firstStepId: first, wait: await getFirstWait(db, scope, step) },
    entries.map((entry) => ({ ...entry, id: newId() })),
  )
  await recordEntries(db, scope, flow, runs)
  counts.add({ flowId: flow.flowId, stepId: '', type: 'ENTERED' }, runs.length)
  counts.add({ flowId: flow.flowId, stepId: first, type: 'ENTERED' }, runs.length)
  return runs
}

/** A contact whose first step is a wait starts waiting as they enter, so that nothing they wait for is missed. */
async function getFirstWait(db: Db, scope: AccountScope, step: Step) {
  if (!waitKinds.includes(step.kind)) return undefined
  const { now, timeZone } = await getAccountTime(db, scope)
  return getWait(step, now, timeZone)
}

const waitKinds: readonly StepKind[] = ['WAIT', 'WAIT_UNTIL', 'WAIT_FOR_EVENT']
