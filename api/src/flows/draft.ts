import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { stepMaximum } from '@gable/shared/flows/flow.ts'
import { flowMessages } from '@gable/shared/flows/messages.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { type LockedFlow, replaceFlowContents, updateFlow } from './flow-queries.ts'
import { lockFlowOrThrow } from './get-flow.ts'
import { findVersion } from './version-queries.ts'

export async function renameFlow(db: Db, scope: Scope, flowId: string, title: string) {
  await lockEditableFlowOrThrow(db, scope, flowId)
  await updateFlow(db, scope, flowId, { title })
}

/** A draft may be incomplete. Publishing checks it. */
export async function saveDraft(
  db: Db,
  scope: Scope,
  flowId: string,
  { definition, basedOn }: { definition: FlowDefinition; basedOn?: string | undefined },
) {
  const flow = await lockEditableFlowOrThrow(db, scope, flowId)
  requireUnchanged({ updatedAt: flow.updatedAt.toISOString() }, { basedOn })
  await replaceDraft(db, scope, flow, definition)
}

export async function discardChanges(db: Db, scope: Scope, flowId: string) {
  const flow = await lockEditableFlowOrThrow(db, scope, flowId)
  const published =
    flow.publishedVersion === null ? undefined : await findVersion(db, scope, flowId, flow.publishedVersion)
  if (!published) throw new Problem('conflict', flowMessages[flow.kind].notPublished)
  await replaceDraft(db, scope, flow, published)
}

export async function restoreVersion(db: Db, scope: Scope, flowId: string, version: number) {
  const flow = await lockEditableFlowOrThrow(db, scope, flowId)
  await replaceDraft(db, scope, flow, orNotFound(await findVersion(db, scope, flowId, version), 'version'))
}

export async function lockEditableFlowOrThrow(db: Db, scope: Scope, flowId: string): Promise<LockedFlow> {
  const flow = await lockFlowOrThrow(db, scope, flowId)
  if (flow.status === 'ARCHIVED') throw new Problem('conflict', flowMessages[flow.kind].editArchived)
  return flow
}

async function replaceDraft(db: Db, scope: Scope, flow: LockedFlow, draft: FlowDefinition) {
  if (listSteps(draft.steps).length > stepMaximum || JSON.stringify(draft).length > draftMaximum)
    throw invalid({ definition: flowMessages[flow.kind].tooLong })
  await updateFlow(db, scope, flow.id, { draft })
  await saveContents(db, scope, flow.id, draft)
}

/** Remembers what the draft and the published version send, so that it cannot be archived meanwhile. */
export async function saveContents(db: Db, scope: Scope, flowId: string, draft: FlowDefinition) {
  const flow = await lockFlowOrThrow(db, scope, flowId)
  const published =
    flow.publishedVersion === null ? undefined : await findVersion(db, scope, flowId, flow.publishedVersion)
  const ids = [draft, published].flatMap((definition) => (definition ? listContentIds(definition) : []))
  await replaceFlowContents(db, scope, flowId, [...new Set(ids)])
}

const listContentIds = ({ steps }: FlowDefinition) =>
  listSteps(steps).flatMap((step) =>
    (step.kind === 'SEND_EMAIL' || step.kind === 'SEND_POSTCARD') && step.contentId !== null ? [step.contentId] : [],
  )

/** Of the JSON of a draft, in characters. */
const draftMaximum = 400_000
