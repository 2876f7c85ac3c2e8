import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { flowEndpoints } from '@gable/shared/flows/endpoints.ts'
import { failedEventEndpoints } from '@gable/shared/flows/failed-event-endpoints.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import { flowReferenceEndpoints } from '@gable/shared/flows/reference-endpoints.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { discardChanges, renameFlow, restoreVersion, saveDraft } from './draft.ts'
import { dismissFailedEvents, listFailedEvents, retryFailedEvents } from './enrolment/failed-events.ts'
import { findFlowErrors, listFlowReferences } from './find-errors.ts'
import { searchFlows } from './flow-queries.ts'
import { toFlow, toFlowSummary } from './flow-reply.ts'
import { getFlowOrThrow } from './get-flow.ts'
import { archiveFlow, cloneFlow, createFlow, deleteDraft, pauseFlow, resumeFlow, unarchiveFlow } from './lifecycle.ts'
import { publishFlow } from './publish.ts'
import { createFromTemplate, listFlowTemplates } from './templates.ts'
import { findVersion, listVersions } from './version-queries.ts'

export async function flowRoutes(app: FastifyInstance) {
  serve(app, failedEventEndpoints, {
    'GET /agent/flow-events/failed': ({ db, scope }) => listFailedEvents(db, scope),
    'POST /agent/flow-events/failed/retried': ({ db, scope }) => retryFailedEvents(db, scope),
    'POST /agent/flow-events/failed/dismissed': ({ db, scope }) => dismissFailedEvents(db, scope),
  })

  serve(app, flowReferenceEndpoints, {
    'GET /agent/flow-references': ({ db, scope }) => listFlowReferences(db, scope),
  })

  serve(app, flowEndpoints, {
    'GET /agent/flows': async ({ db, scope, query }) => {
      const { rows, total } = await searchFlows(db, scope, query)
      return { data: rows.map(toFlowSummary), total }
    },
    'POST /agent/flows': async ({ db, scope, body }) => {
      await createFlow(db, scope, body)
      return publishUpdate(db, scope, body.flowId)
    },
    'GET /agent/flow-templates': ({ db, scope, query }) => listFlowTemplates(db, scope, query.kind),
    'POST /agent/flow-templates/:templateId/create': async ({ db, scope, params: { templateId }, body }) => {
      await createFromTemplate(db, scope, templateId, body)
      return publishUpdate(db, scope, body.flowId)
    },
    'GET /agent/flows/:flowId': ({ db, scope, params, query }) => getFlow(db, scope, params.flowId, query.kind),
    'PATCH /agent/flows/:flowId/title': async ({ db, scope, params: { flowId }, body }) => {
      await renameFlow(db, scope, flowId, body.title)
      return publishUpdate(db, scope, flowId)
    },
    'PUT /agent/flows/:flowId/draft': async ({ db, scope, params: { flowId }, body }) => {
      await saveDraft(db, scope, flowId, body)
      return publishUpdate(db, scope, flowId)
    },
    'POST /agent/flows/:flowId/discarded': async ({ db, scope, params: { flowId } }) => {
      await discardChanges(db, scope, flowId)
      return publishUpdate(db, scope, flowId)
    },
    'POST /agent/flows/:flowId/published': async ({ db, scope, params: { flowId }, body }) => {
      await publishFlow(db, scope, flowId, body)
      return publishUpdate(db, scope, flowId)
    },
    'POST /agent/flows/:flowId/paused': async ({ db, scope, params: { flowId } }) => {
      await pauseFlow(db, scope, flowId)
      return publishUpdate(db, scope, flowId)
    },
    'POST /agent/flows/:flowId/resumed': async ({ db, scope, params: { flowId } }) => {
      await resumeFlow(db, scope, flowId)
      return publishUpdate(db, scope, flowId)
    },
    'POST /agent/flows/:flowId/archived': async ({ db, scope, params: { flowId } }) => {
      await archiveFlow(db, scope, flowId)
      return publishUpdate(db, scope, flowId)
    },
    'POST /agent/flows/:flowId/unarchived': async ({ db, scope, params: { flowId } }) => {
      await unarchiveFlow(db, scope, flowId)
      return publishUpdate(db, scope, flowId)
    },
    'POST /agent/flows/:flowId/clone': async ({ db, scope, params: { flowId } }) =>
      publishUpdate(db, scope, await cloneFlow(db, scope, flowId)),
    'DELETE /agent/flows/:flowId': async ({ db, scope, params: { flowId } }) => {
      await deleteDraft(db, scope, flowId)
      await publishLiveEvent(db, scope, { kind: 'flows', id: flowId })
    },
    'GET /agent/flows/:flowId/versions': async ({ db, scope, params: { flowId } }) => {
      await getFlowOrThrow(db, scope, flowId)
      const versions = await listVersions(db, scope, flowId)
      return versions.map((version) => ({ ...version, publishedAt: version.publishedAt.toISOString() }))
    },
    'GET /agent/flows/:flowId/versions/:version': async ({ db, scope, params: { flowId, version } }) =>
      orNotFound(await findVersion(db, scope, flowId, Number(version)), 'version'),
    'POST /agent/flows/:flowId/versions/:version/restored': async ({ db, scope, params: { flowId, version } }) => {
      await restoreVersion(db, scope, flowId, Number(version))
      return publishUpdate(db, scope, flowId)
    },
    'GET /agent/marketing-automations/:automationId': async ({ db, scope, params: { automationId } }) =>
      toFlowSummary(await getFlowOrThrow(db, scope, automationId, 'AUTOMATION')),
    'GET /agent/workflow-wrappers/:workflowId': async ({ db, scope, params: { workflowId } }) => {
      const { id, title, draft } = await getFlowOrThrow(db, scope, workflowId, 'WORKFLOW')
      return { _id: id, definition: withTitle(draft, title) }
    },
    'GET /agent/workflows/:workflowId': async ({ db, scope, params: { workflowId } }) => {
      const { id, title, draft, published } = await getFlowOrThrow(db, scope, workflowId, 'WORKFLOW')
      return { _id: id, automationDefinition: withTitle(published ?? draft, title) }
    },
  })
}

const withTitle = (definition: FlowDefinition, title: string) => ({ ...definition, title })

async function getFlow(db: Db, scope: AccountScope, flowId: string, kind?: FlowKind): Promise<Flow> {
  const row = await getFlowOrThrow(db, scope, flowId, kind)
  return toFlow(row, await findFlowErrors(db, scope, row.kind, row.draft))
}

/** Returns the current flow, and notifies every open console of the change. */
async function publishUpdate(db: Db, scope: Scope, flowId: string): Promise<Flow> {
  const flow = await getFlow(db, scope, flowId)
  await publishLiveEvent(db, scope, { kind: 'flows', id: flowId })
  return flow
}
