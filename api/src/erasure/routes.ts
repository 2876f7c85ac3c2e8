import { erasureEndpoints } from '@gable/shared/erasure/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { listErasures } from './queries.ts'
import { requestErasure } from './request-erasure.ts'

export const erasureRoutes = async (app: FastifyInstance) =>
  serve(app, erasureEndpoints, {
    'POST /agent/contacts/:contactId/erasure': ({ db, scope, params, body }) =>
      requestErasure(db, scope, params.contactId, body),
    'GET /agent/erasures': async ({ db, scope }) => ({ data: await listErasures(db, scope) }),
  })
