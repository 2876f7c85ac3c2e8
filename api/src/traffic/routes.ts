import { trafficEndpoints } from '@gable/shared/traffic/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getSteps } from './get-steps.ts'
import { getTraffic } from './get-traffic.ts'
import { changeLink, createLink, listLinks } from './tagged-links.ts'

export const trafficRoutes = async (app: FastifyInstance) =>
  serve(app, trafficEndpoints, {
    'GET /agent/traffic/:subjectId': ({ db, scope, params, query }) => getTraffic(db, scope, params.subjectId, query),
    'GET /agent/traffic/:subjectId/steps': ({ db, scope, params, query }) =>
      getSteps(db, scope, params.subjectId, query),
    'GET /agent/tagged-links/:subjectId': ({ db, scope, params }) => listLinks(db, scope, params.subjectId),
    'POST /agent/tagged-links/:subjectId': ({ db, scope, params, body }) =>
      createLink(db, scope, params.subjectId, body),
    'PUT /agent/tagged-links/:subjectId/:linkId': ({ db, scope, params, body }) => changeLink(db, scope, params, body),
    'POST /agent/tagged-links/:subjectId/:linkId/archived': ({ db, scope, params }) =>
      changeLink(db, scope, params, { archived_at: new Date() }),
    'DELETE /agent/tagged-links/:subjectId/:linkId/archived': ({ db, scope, params }) =>
      changeLink(db, scope, params, { archived_at: null }),
  })
