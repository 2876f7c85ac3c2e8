import { erasureEndpoints } from '@gable/shared/erasure/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { askForErasure } from './ask.ts'
import { listErasures } from './queries.ts'

export const erasureRoutes = async (app: FastifyInstance) =>
  serve(app, erasureEndpoints, {
    'POST /agent/contacts/:contactId/erasure': ({ db, scope, params, body }) =>
      askForErasure(db, scope, params.contactId, body),
    'GET /agent/erasures': async ({ db, scope }) => ({ data: await listErasures(db, scope) }),
  })
