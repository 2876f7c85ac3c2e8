import { summaryEndpoints } from '@gable/shared/summaries/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getContactSummary } from './get-summary.ts'
import { requestSummary } from './request-summary.ts'

export const summaryRoutes = async (app: FastifyInstance) =>
  serve(app, summaryEndpoints, {
    'GET /agent/contacts/:contactId/summary': ({ db, scope, params }) => getContactSummary(db, scope, params.contactId),
    'POST /agent/contacts/:contactId/summary': ({ db, scope, params }) => requestSummary(db, scope, params.contactId),
  })
