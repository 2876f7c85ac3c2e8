import { reportEndpoints } from '@gable/shared/reports/endpoints.ts'
import type { ReportName } from '@gable/shared/reports/report-name.ts'
import type { ReportQuery } from '@gable/shared/reports/report-queries.ts'
import { reportSubscriptionEndpoints } from '@gable/shared/reports/subscription-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { getReport } from './get-report.ts'
import { readInTurn } from './read-in-turn.ts'
import { reportFileRoutes } from './report-file-routes.ts'
import { getSubscriptions, updateSubscription } from './subscriptions.ts'

export async function reportRoutes(app: FastifyInstance) {
  await app.register(reportFileRoutes)
  serve(app, reportSubscriptionEndpoints, {
    'GET /agent/report-subscriptions': ({ db, scope }) => getSubscriptions(db, scope),
    'PUT /agent/report-subscriptions/:report': ({ db, scope, params, body }) =>
      updateSubscription(db, scope, params.report, body.cadence),
  })
  const read =
    <N extends ReportName>(name: N) =>
    ({ db, scope, query }: { db: Db; scope: Scope; query: ReportQuery<N> }) =>
      readInTurn(app.reportQueue, db, scope, (db) => getReport(db, scope, name, query))
  serve(app, reportEndpoints, {
    'GET /agent/reports/engagement': read('engagement'),
    'GET /agent/reports/database-insight': read('database-insight'),
    'GET /agent/reports/property-intelligence': read('property-intelligence'),
    'GET /agent/reports/automations': read('automations'),
    'GET /agent/reports/emails': read('emails'),
    'GET /agent/reports/postcards': read('postcards'),
    'GET /agent/reports/widgets': read('widgets'),
    'GET /agent/reports/account-landing-pages': read('account-landing-pages'),
    'GET /agent/reports/contact-dashboard': read('contact-dashboard'),
  })
}
