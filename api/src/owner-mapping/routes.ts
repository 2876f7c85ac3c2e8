import { ownerMappingEndpoints } from '@gable/shared/owner-mapping/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { addOwnerName, assignOwnerName, getOwnerMapping, removeOwnerName, setDefaultOwner } from './owner-mapping.ts'

export const ownerMappingRoutes = async (app: FastifyInstance) =>
  serve(app, ownerMappingEndpoints, {
    'GET /agent/import-user-mapping': ({ db, scope }) => getOwnerMapping(db, scope),
    'POST /agent/import-user-mapping/names': ({ db, scope, body }) => addOwnerName(db, scope, body),
    'PATCH /agent/import-user-mapping/names/:nameId': ({ db, scope, params, body }) =>
      assignOwnerName(db, scope, params.nameId, body.agentId),
    'DELETE /agent/import-user-mapping/names/:nameId': ({ db, scope, params }) =>
      removeOwnerName(db, scope, params.nameId),
    'PUT /agent/import-user-mapping/default-owner': ({ db, scope, body }) => setDefaultOwner(db, scope, body.agentId),
  })
