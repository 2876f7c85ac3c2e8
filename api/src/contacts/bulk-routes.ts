import { bulkEndpoints } from '@gable/shared/contacts/bulk-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { cancelBulk, previewBulk, startBulk, undoBulk } from './bulk.ts'
import { getBulkChangeOrThrow, listBulkRecords, listSkipped, toBulkRecord } from './bulk-record.ts'

export const bulkRoutes = async (app: FastifyInstance) =>
  serve(app, bulkEndpoints, {
    'POST /agent/contacts/bulk/preview': ({ db, scope, body }) => previewBulk(db, scope, body),
    'POST /agent/contacts/bulk': ({ db, scope, body }) => startBulk(db, scope, body),
    'GET /agent/contacts/bulk': ({ db, scope, query }) => listBulkRecords(db, scope, query),
    'GET /agent/contacts/bulk/:bulkId': async ({ db, scope, params }) =>
      toBulkRecord(scope, await getBulkChangeOrThrow(db, scope, params.bulkId)),
    'GET /agent/contacts/bulk/:bulkId/left': ({ db, scope, params, query }) =>
      listSkipped(db, scope, params.bulkId, query),
    'POST /agent/contacts/bulk/:bulkId/cancelled': ({ db, scope, params }) => cancelBulk(db, scope, params.bulkId),
    'POST /agent/contacts/bulk/:bulkId/undone': ({ db, scope, params }) => undoBulk(db, scope, params.bulkId),
  })
