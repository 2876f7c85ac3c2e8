import { agencyEndpoints } from '@gable/shared/agency/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getAgency, getAgent } from './queries.ts'

export const agencyRoutes = async (app: FastifyInstance) =>
  serve(app, agencyEndpoints, {
    'GET /agent/me': ({ db, scope }) => getAgent(db, scope),
    'GET /agent/agency': ({ db, scope }) => getAgency(db, scope),
    'GET /agent/permissions': ({ scope: { role, permissions } }) => ({ role, permissions: [...permissions] }),
  })
