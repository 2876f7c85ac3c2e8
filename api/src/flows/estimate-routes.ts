import { flowEstimateEndpoints } from '@gable/shared/flows/estimate-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { createEstimate, readEstimate } from './simulation/estimates.ts'
import { createSimulation, readSimulation, stopSimulation } from './simulation/simulations.ts'
import { planTestRun } from './simulation/test-run.ts'

/** Trying a flow before it is published. Nothing is sent and nobody is enrolled. */
export const flowEstimateRoutes = async (app: FastifyInstance) =>
  serve(app, flowEstimateEndpoints, {
    'POST /agent/flows/:flowId/estimates': ({ db, scope, params, body }) =>
      createEstimate(db, scope, { ...params, ...body }),
    'GET /agent/flows/:flowId/estimates/:estimateId': ({ db, scope, params }) => readEstimate(db, scope, params),
    'POST /agent/flows/:flowId/test-run': ({ db, scope, params, body }) =>
      planTestRun(db, scope, { ...params, ...body }),
    'POST /agent/flows/:flowId/simulations': ({ db, scope, params, body }) =>
      createSimulation(db, scope, { ...params, ...body }),
    'GET /agent/flows/:flowId/simulations/:simulationId': ({ db, scope, params }) => readSimulation(db, scope, params),
    'POST /agent/flows/:flowId/simulations/:simulationId/stopped': ({ db, scope, params }) =>
      stopSimulation(db, scope, params),
  })
