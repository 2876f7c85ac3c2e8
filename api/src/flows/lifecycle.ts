import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { activeFlowMaximum, type FlowKind } from '@gable/shared/flows/flow.ts'
import { flowMessages } from '@gable/shared/flows/messages.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { toCopyName } from '@gable/shared/text/copy-name.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { Scope } from '../platform/scope.ts'
import { saveContents } from './draft.ts'
import { waitForEnrolling } from './enrolment/enrolling-queries.ts'
import { refreshFlowFacts } from './enrolment/flow-facts.ts'
import { startEnrolment } from './enrolment/start-enrolment.ts'
import { countActiveFlows, deleteFlow, getDatabaseTime, insertFlow, updateFlow } from './flow-queries.ts'
import { lockFlowOrThrow } from './get-flow.ts'
import { wakeFlows } from './wake.ts'

interface NewFlow {
  flowId: string
  kind: FlowKind
  title: string
}

/** Does nothing if there is a flow with this id. */
export async function createFlow(db: Db, scope: Scope, { flowId, kind, title }: NewFlow, draft = emptyDefinition) {
  if (await insertFlow(db, scope, { id: flowId, kind, title, draft })) await saveContents(db, scope, flowId, draft)
}

const emptyDefinition: FlowDefinition = {
  trigger: null,
  filters: [],
  reentry: 'NEVER',
  exits: [],
  window: null,
  steps: [],
}

export async function cloneFlow(db: Db, scope: Scope, flowId: string): Promise<string> {
  const { kind, title, draft } = await lockFlowOrThrow(db, scope, flowId)
  const id = newId()
  await createFlow(db, scope, { flowId: id, kind, title: toCopyName(title, titleMaximum) }, draft)
  return id
}

const titleMaximum = 120

export async function pauseFlow(db: Db, scope: Scope, flowId: string) {
  const { kind, status } = await lockFlowOrThrow(db, scope, flowId)
  if (status !== 'ACTIVE') throw new Problem('conflict', flowMessages[kind].notActive)
  await updateFlow(db, scope, flowId, { status: 'PAUSED' })
  await refreshFlowFacts(db, scope)
}

export async function resumeFlow(db: Db, scope: Scope, flowId: string) {
  const { kind, status } = await lockFlowOrThrow(db, scope, flowId)
  if (status !== 'PAUSED') throw new Problem('conflict', flowMessages[kind].notPaused)
  await requireRoom(db, scope, kind)
  await updateFlow(db, scope, flowId, { status: 'ACTIVE' })
  await activateFlow(db, scope, flowId)
}

/** Enrolls who matches now, listens to what happens, and continues with what became due in the meantime. */
export async function activateFlow(db: Db, scope: Scope, flowId: string) {
  await refreshFlowFacts(db, scope)
  await startEnrolment(db, scope, flowId)
  await wakeFlows(db, scope)
}

/** Everybody who is in it leaves, by a job. Does nothing to an archived flow. */
export async function archiveFlow(db: Db, scope: Scope, flowId: string) {
  const { status } = await lockFlowOrThrow(db, scope, flowId)
  if (status === 'ARCHIVED') return
  await updateFlow(db, scope, flowId, { status: 'ARCHIVED' })
  await waitForEnrolling(db, scope)
  const till = await getDatabaseTime(db)
  await enqueue(db, 'end-flow-runs', { accountId: scope.accountId, flowId, till: till.toISOString() })
  await refreshFlowFacts(db, scope)
}

export async function unarchiveFlow(db: Db, scope: Scope, flowId: string) {
  const { kind, status, publishedVersion } = await lockFlowOrThrow(db, scope, flowId)
  if (status !== 'ARCHIVED') throw new Problem('conflict', flowMessages[kind].notArchived)
  await updateFlow(db, scope, flowId, { status: publishedVersion === null ? 'DRAFT' : 'PAUSED' })
}

export async function deleteDraft(db: Db, scope: Scope, flowId: string) {
  const { kind, publishedVersion } = await lockFlowOrThrow(db, scope, flowId)
  if (publishedVersion !== null) throw new Problem('conflict', flowMessages[kind].deletePublished)
  await deleteFlow(db, scope, flowId)
}

export async function requireRoom(db: Db, scope: Scope, kind: FlowKind) {
  if ((await countActiveFlows(db, scope)) >= activeFlowMaximum)
    throw new Problem('conflict', flowMessages[kind].tooMany)
}
