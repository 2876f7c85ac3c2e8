import { searchEndpoints } from '@gable/shared/search/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { searchRecords } from './search-records.ts'

export const searchRoutes = async (app: FastifyInstance) =>
  serve(app, searchEndpoints, {
    'GET /agent/search': ({ db, scope, query }) => searchRecords(db, scope, query.search),
  })
