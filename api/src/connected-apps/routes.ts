import { connectedAppEndpoints } from '@gable/shared/connected-apps/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { listConnectedApps } from './queries.ts'

export const connectedAppRoutes = async (app: FastifyInstance) =>
  serve(app, connectedAppEndpoints, {
    'GET /agent/connected-apps': ({ db, scope }) => listConnectedApps(db, scope),
  })
