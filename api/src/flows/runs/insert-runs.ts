import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { compileFlow } from '@gable/shared/flows/program.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { FlowCounts } from '../counts.ts'
import type { FlowLabel } from '../program-queries.ts'
import { recordEntries } from '../record-run-events.ts'
import type { RunOfContact } from '../run-event-queries.ts'
import { insertRunRows } from './insert-run-queries.ts'

/** Who is enrolled, and why. */
export interface FlowEntry {
  contactId: string
  propertyId: string | null
  leadId: string | null
  /** What the contact is enrolled for. They are enrolled once per flow and occasion. */
  occasion: string
  cause: Record<string, unknown>
}

export type FlowToEnter = FlowLabel & { version: number; definition: FlowDefinition }

/** Enrolls contacts whom the caller has locked. Returns the runs of those who entered. */
export async function insertRuns(
  db: Db,
  scope: AccountScope,
  flow: FlowToEnter,
  entries: readonly FlowEntry[],
  counts: FlowCounts,
): Promise<RunOfContact[]> {
  const { first } = compileFlow(flow.definition)
  if (first === null || entries.length === 0) return []
  const runs = await insertRunRows(
    db,
    scope,
    { ...flow, reentry: flow.definition.reentry, firstStepId: first },
    entries.map((entry) => ({ ...entry, id: newId() })),
  )
  await recordEntries(db, scope, flow, runs)
  counts.add({ flowId: flow.flowId, stepId: '', type: 'ENTERED' }, runs.length)
  counts.add({ flowId: flow.flowId, stepId: first, type: 'ENTERED' }, runs.length)
  return runs
}
