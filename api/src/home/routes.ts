import { homeEndpoints } from '@gable/shared/home/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { homeFigures } from './figures.ts'
import { newestActivity, newestOpenLeads } from './queries.ts'

export const homeRoutes = async (app: FastifyInstance) =>
  serve(app, homeEndpoints, {
    'GET /agent/home/figures': ({ db, scope }) => homeFigures(db, scope),
    'GET /agent/home/leads': ({ db, scope }) => newestOpenLeads(db, scope),
    'GET /agent/home/activity': ({ db, scope }) => newestActivity(db, scope),
  })
