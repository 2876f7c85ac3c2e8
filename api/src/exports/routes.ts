import { exportEndpoints } from '@gable/shared/exports/endpoints.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { createDownloadUrl } from '../platform/media/download-token.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { serve } from '../platform/serve.ts'
import { createExport, deleteExportFile, getExportOrThrow } from './export-lifecycle.ts'
import { listExports } from './queries.ts'

export const exportRoutes = (store: MediaStore, secret: Buffer) => async (app: FastifyInstance) =>
  serve(app, exportEndpoints, {
    'GET /agent/exports': async ({ db, scope }) => ({ data: await listExports(db, scope) }),
    'POST /agent/exports': ({ db, scope, body }) => createExport(db, scope, body),
    'GET /agent/exports/:exportId': ({ db, scope, params }) => getExportOrThrow(db, scope, params.exportId),
    'DELETE /agent/exports/:exportId': ({ db, scope, params }) => deleteExportFile(db, scope, store, params.exportId),
    'POST /agent/exports/:exportId/link': async ({ db, scope, params }) => {
      const { _id: id, state } = await getExportOrThrow(db, scope, params.exportId)
      if (state !== 'DONE') throw new Problem('conflict', 'This file is not available. Please export it again.')
      return { url: createDownloadUrl(scope, { kind: 'EXPORT', id }, secret) }
    },
  })
