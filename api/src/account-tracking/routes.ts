import { accountTrackingEndpoints } from '@gable/shared/account-tracking/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getTrackingCode, updateTrackingCode } from './tracking-code.ts'

export const accountTrackingRoutes = async (app: FastifyInstance) =>
  serve(app, accountTrackingEndpoints, {
    'GET /agent/tracking-code': ({ db, scope }) => getTrackingCode(db, scope),
    'PUT /agent/tracking-code': ({ db, scope, body }) => updateTrackingCode(db, scope, body),
  })
