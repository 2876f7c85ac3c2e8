import { bulkEndpoints } from '@gable/shared/contacts/bulk-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { notify } from '../platform/live/notify.ts'
import { serve } from '../platform/serve.ts'
import { doBulk, leftOf, listRecords, previewBulk, undoBulk } from './bulk.ts'

export const bulkRoutes = async (app: FastifyInstance) =>
  serve(app, bulkEndpoints, {
    'POST /agent/contacts/bulk/preview': ({ db, scope, body }) => previewBulk(db, scope, body),
    'POST /agent/contacts/bulk': async ({ db, scope, body }) => {
      const record = await doBulk(db, scope, body)
      await notify(db, scope, { kind: 'contacts' })
      return record
    },
    'GET /agent/contacts/bulk': ({ db, scope, query }) => listRecords(db, scope, query),
    'GET /agent/contacts/bulk/:bulkId/left': ({ db, scope, params, query }) => leftOf(db, scope, params.bulkId, query),
    'POST /agent/contacts/bulk/:bulkId/undone': async ({ db, scope, params }) => {
      const undone = await undoBulk(db, scope, params.bulkId)
      await notify(db, scope, { kind: 'contacts' })
      return undone
    },
  })
