import { reportEndpoints } from '@gable/shared/reports/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getReport } from './get-report.ts'
import { reportFileRoutes } from './report-file-routes.ts'

export async function reportRoutes(app: FastifyInstance) {
  await app.register(reportFileRoutes)
  serve(app, reportEndpoints, {
    'GET /agent/reports/emails': ({ db, scope, query }) => getReport(db, scope, 'emails', query),
  })
}
