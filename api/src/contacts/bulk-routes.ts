import { bulkEndpoints } from '@gable/shared/contacts/bulk-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { cancelBulk, doBulk, previewBulk, undoBulk } from './bulk.ts'
import { knownBulk, leftOf, listRecords, recordOf } from './bulk-record.ts'

export const bulkRoutes = async (app: FastifyInstance) =>
  serve(app, bulkEndpoints, {
    'POST /agent/contacts/bulk/preview': ({ db, scope, body }) => previewBulk(db, scope, body),
    'POST /agent/contacts/bulk': ({ db, scope, body }) => doBulk(db, scope, body),
    'GET /agent/contacts/bulk': ({ db, scope, query }) => listRecords(db, scope, query),
    'GET /agent/contacts/bulk/:bulkId': async ({ db, scope, params }) =>
      recordOf(scope, await knownBulk(db, scope, params.bulkId)),
    'GET /agent/contacts/bulk/:bulkId/left': ({ db, scope, params, query }) => leftOf(db, scope, params.bulkId, query),
    'POST /agent/contacts/bulk/:bulkId/cancelled': ({ db, scope, params }) => cancelBulk(db, scope, params.bulkId),
    'POST /agent/contacts/bulk/:bulkId/undone': ({ db, scope, params }) => undoBulk(db, scope, params.bulkId),
  })
