import { correctionEndpoints } from '@gable/shared/contact-dashboard/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { decideCorrection, listCorrections } from './corrections.ts'

export const correctionRoutes = async (app: FastifyInstance) =>
  serve(app, correctionEndpoints, {
    'GET /agent/properties/:propertyId/corrections': ({ db, scope, params }) =>
      listCorrections(db, scope, params.propertyId),
    'POST /agent/corrections/:correctionId/accept': ({ db, scope, params }) =>
      decideCorrection(db, scope, params.correctionId, 'ACCEPTED'),
    'POST /agent/corrections/:correctionId/decline': ({ db, scope, params }) =>
      decideCorrection(db, scope, params.correctionId, 'DECLINED'),
    'POST /agent/corrections/:correctionId/reopen': ({ db, scope, params }) =>
      decideCorrection(db, scope, params.correctionId, 'PENDING'),
  })
