import { apiKeyEndpoints } from '@gable/shared/api-keys/endpoints.ts'
import { listScopeOptions } from '@gable/shared/api-keys/scopes.ts'
import { contract } from '@gable/shared/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { createApiKey, listApiKeys, renameApiKey, revokeApiKey } from './queries.ts'

export const apiKeyRoutes = async (app: FastifyInstance) =>
  serve(app, apiKeyEndpoints, {
    'GET /agent/api-keys': async ({ db, scope }) => ({
      data: await listApiKeys(db, scope),
      scopes: listScopeOptions(contract, scope.permissions),
    }),
    'POST /agent/api-keys': ({ db, scope, user, body }) => createApiKey(db, scope, user, body),
    'PATCH /agent/api-keys/:apiKeyId': ({ db, scope, params, body }) =>
      renameApiKey(db, scope, params.apiKeyId, body.name),
    'POST /agent/api-keys/:apiKeyId/revoked': ({ db, scope, params }) => revokeApiKey(db, scope, params.apiKeyId),
  })
