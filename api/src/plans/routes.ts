import { planEndpoints } from '@gable/shared/plans/endpoints.ts'
import { allowanceOf } from '@gable/shared/plans/plan.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getPlan, listPlans } from './queries.ts'

export const planRoutes = async (app: FastifyInstance) =>
  serve(app, planEndpoints, {
    'GET /agent/plan': ({ db, scope }) => getPlan(db, scope),
    'GET /agent/plans': ({ db }) => listPlans(db),
    'GET /agent/plan/features/:feature': async ({ db, scope, params }) => ({
      available: allowanceOf(await getPlan(db, scope), params.feature),
    }),
  })
