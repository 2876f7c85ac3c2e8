import { agencyEndpoints } from '@gable/shared/agency/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { readAgency, readAgent } from './queries.ts'

export const agencyRoutes = async (app: FastifyInstance) =>
  serve(app, agencyEndpoints, {
    'GET /agent/me': ({ db, scope }) => readAgent(db, scope),
    'GET /agent/agency': ({ db, scope }) => readAgency(db, scope),
    'GET /agent/permissions': ({ scope: { role, permissions } }) => ({ role, permissions: [...permissions] }),
  })
