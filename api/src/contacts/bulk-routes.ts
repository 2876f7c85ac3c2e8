import { bulkEndpoints } from '@gable/shared/contacts/bulk-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { notify } from '../platform/live/notify.ts'
import { serve } from '../platform/serve.ts'
import { doBulk, previewBulk, recordOf, undoBulk } from './bulk.ts'
import { listBulks } from './bulk-queries.ts'

export const bulkRoutes = async (app: FastifyInstance) =>
  serve(app, bulkEndpoints, {
    'POST /agent/contacts/bulk/preview': ({ db, scope, body }) => previewBulk(db, scope, body),
    'POST /agent/contacts/bulk': async ({ db, scope, body }) => {
      const record = await doBulk(db, scope, body)
      await notify(db, scope, { kind: 'contacts' })
      return record
    },
    'GET /agent/contacts/bulk': async ({ db, scope }) => ({
      data: (await listBulks(db, scope)).map((bulk) => recordOf(scope, bulk)),
    }),
    'POST /agent/contacts/bulk/:bulkId/undone': async ({ db, scope, params }) => {
      const undone = await undoBulk(db, scope, params.bulkId)
      await notify(db, scope, { kind: 'contacts' })
      return undone
    },
  })
