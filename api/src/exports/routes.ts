import { exportEndpoints } from '@gable/shared/exports/endpoints.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { MediaStore } from '../platform/media/store.ts'
import { serve } from '../platform/serve.ts'
import { askForExport, knownExport, removeExport } from './change.ts'
import { downloadAddress } from './download-ticket.ts'
import { listExports } from './queries.ts'

export const exportRoutes = (store: MediaStore, secret: Buffer) => async (app: FastifyInstance) =>
  serve(app, exportEndpoints, {
    'GET /agent/exports': async ({ db, scope }) => ({ data: await listExports(db, scope) }),
    'POST /agent/exports': ({ db, scope, body }) => askForExport(db, scope, body),
    'GET /agent/exports/:exportId': ({ db, scope, params }) => knownExport(db, scope, params.exportId),
    'DELETE /agent/exports/:exportId': ({ db, scope, params }) => removeExport(db, scope, store, params.exportId),
    'POST /agent/exports/:exportId/link': async ({ db, scope, params }) => {
      const { _id: id, state } = await knownExport(db, scope, params.exportId)
      if (state !== 'DONE') throw new Problem('conflict', 'This file is not there. Please export it again.')
      return { url: downloadAddress(scope, { kind: 'EXPORT', id }, secret) }
    },
  })
