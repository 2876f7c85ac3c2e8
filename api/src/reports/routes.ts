import { reportEndpoints } from '@gable/shared/reports/endpoints.ts'
import { reportSubscriptionEndpoints } from '@gable/shared/reports/subscription-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getReport } from './get-report.ts'
import { reportFileRoutes } from './report-file-routes.ts'
import { getSubscriptions, updateSubscription } from './subscriptions.ts'

export async function reportRoutes(app: FastifyInstance) {
  await app.register(reportFileRoutes)
  serve(app, reportSubscriptionEndpoints, {
    'GET /agent/report-subscriptions': ({ db, scope }) => getSubscriptions(db, scope),
    'PUT /agent/report-subscriptions/:report': ({ db, scope, params, body }) =>
      updateSubscription(db, scope, params.report, body.cadence),
  })
  serve(app, reportEndpoints, {
    'GET /agent/reports/engagement': ({ db, scope, query }) => getReport(db, scope, 'engagement', query),
    'GET /agent/reports/database-insight': ({ db, scope, query }) => getReport(db, scope, 'database-insight', query),
    'GET /agent/reports/property-intelligence': ({ db, scope, query }) =>
      getReport(db, scope, 'property-intelligence', query),
    'GET /agent/reports/automations': ({ db, scope, query }) => getReport(db, scope, 'automations', query),
    'GET /agent/reports/emails': ({ db, scope, query }) => getReport(db, scope, 'emails', query),
    'GET /agent/reports/postcards': ({ db, scope, query }) => getReport(db, scope, 'postcards', query),
    'GET /agent/reports/widgets': ({ db, scope, query }) => getReport(db, scope, 'widgets', query),
    'GET /agent/reports/account-landing-pages': ({ db, scope, query }) =>
      getReport(db, scope, 'account-landing-pages', query),
    'GET /agent/reports/contact-dashboard': ({ db, scope, query }) => getReport(db, scope, 'contact-dashboard', query),
  })
}
