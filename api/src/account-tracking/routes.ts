import { accountTrackingEndpoints } from '@gable/shared/account-tracking/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { changeAccountCode, readAccountCode } from './change.ts'

export const accountTrackingRoutes = async (app: FastifyInstance) =>
  serve(app, accountTrackingEndpoints, {
    'GET /agent/tracking-code': ({ db, scope }) => readAccountCode(db, scope),
    'PUT /agent/tracking-code': ({ db, scope, body }) => changeAccountCode(db, scope, body),
  })
