import { flowRunEndpoints } from '@gable/shared/flows/run-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { getContactOrThrow } from '../contacts/get-contact.ts'
import { serve } from '../platform/serve.ts'
import { getFlowOrThrow } from './get-flow.ts'
import { getRunDetail, retryRun, takeContactOut } from './runs/change-run.ts'
import { enrollByHand } from './runs/enroll-by-hand.ts'
import { getFlowPerformance } from './runs/performance.ts'
import { retryRuns } from './runs/retry-runs.ts'
import { listRunRows, listRunRowsOfContact } from './runs/run-list-queries.ts'
import { serializeRuns } from './runs/serialize-runs.ts'

export const flowRunRoutes = async (app: FastifyInstance) =>
  serve(app, flowRunEndpoints, {
    'GET /agent/flows/:flowId/performance': async ({ db, scope, params: { flowId }, query }) => {
      await getFlowOrThrow(db, scope, flowId)
      return getFlowPerformance(db, scope, flowId, query.days)
    },
    'GET /agent/flows/:flowId/runs': async ({ db, scope, params: { flowId }, query }) => {
      await getFlowOrThrow(db, scope, flowId)
      const { rows, total } = await listRunRows(db, scope, flowId, query)
      return { data: await serializeRuns(db, scope, rows), total }
    },
    'POST /agent/flows/:flowId/runs/retried': async ({ db, scope, params: { flowId }, body }) => {
      await getFlowOrThrow(db, scope, flowId)
      return { retried: await retryRuns(db, scope, { flowId, ...body }) }
    },
    'GET /agent/flow-runs/:runId': ({ db, scope, params }) => getRunDetail(db, scope, params.runId),
    'POST /agent/flow-runs/:runId/left': ({ db, scope, params }) => takeContactOut(db, scope, params.runId),
    'POST /agent/flow-runs/:runId/retried': ({ db, scope, params }) => retryRun(db, scope, params.runId),
    'POST /agent/flows/:flowId/contacts/:contactId/enrolled': ({ db, scope, params }) =>
      enrollByHand(db, scope, params.flowId, params.contactId),
    'GET /agent/contacts/:contactId/flows': async ({ db, scope, params }) => {
      await getContactOrThrow(db, scope, params.contactId)
      return serializeRuns(db, scope, await listRunRowsOfContact(db, scope, params.contactId))
    },
  })
