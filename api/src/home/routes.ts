import { homeEndpoints } from '@gable/shared/home/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getHomeFigures } from './figures.ts'
import { listNewestActivity, listNewestOpenLeads } from './queries.ts'

export const homeRoutes = async (app: FastifyInstance) =>
  serve(app, homeEndpoints, {
    'GET /agent/home/figures': ({ db, scope }) => getHomeFigures(db, scope),
    'GET /agent/home/leads': ({ db, scope }) => listNewestOpenLeads(db, scope),
    'GET /agent/home/activity': ({ db, scope }) => listNewestActivity(db, scope),
  })
