import { ownerMappingEndpoints } from '@gable/shared/owner-mapping/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { addName, chooseDefaultOwner, decide, forgetName, readMapping } from './decide.ts'

export const ownerMappingRoutes = async (app: FastifyInstance) =>
  serve(app, ownerMappingEndpoints, {
    'GET /agent/import-user-mapping': ({ db, scope }) => readMapping(db, scope),
    'POST /agent/import-user-mapping/names': ({ db, scope, body }) => addName(db, scope, body),
    'PATCH /agent/import-user-mapping/names/:nameId': ({ db, scope, params, body }) =>
      decide(db, scope, params.nameId, body.agentId),
    'DELETE /agent/import-user-mapping/names/:nameId': ({ db, scope, params }) => forgetName(db, scope, params.nameId),
    'PUT /agent/import-user-mapping/default-owner': ({ db, scope, body }) =>
      chooseDefaultOwner(db, scope, body.agentId),
  })
