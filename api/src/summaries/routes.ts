import { summaryEndpoints } from '@gable/shared/summaries/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { askForSummary } from './ask.ts'
import { readSummary } from './read.ts'

export const summaryRoutes = async (app: FastifyInstance) =>
  serve(app, summaryEndpoints, {
    'GET /agent/contacts/:contactId/summary': ({ db, scope, params }) => readSummary(db, scope, params.contactId),
    'POST /agent/contacts/:contactId/summary': ({ db, scope, params }) => askForSummary(db, scope, params.contactId),
  })
