import { importEndpoints } from '@gable/shared/imports/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { createDownloadUrl } from '../platform/media/download-token.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { serve } from '../platform/serve.ts'
import { getImportOrThrow } from './get-import.ts'
import {
  cancelImport,
  continueImport,
  createImport,
  discardImport,
  setFileFormat,
  startCheck,
  startImport,
  startUndo,
} from './import-lifecycle.ts'
import { listImports } from './queries.ts'
import { listRows } from './row-queries.ts'

export const importRoutes = (store: MediaStore, secret: Buffer) => async (app: FastifyInstance) =>
  serve(app, importEndpoints, {
    'GET /agent/imports': async ({ db, scope }) => ({ data: await listImports(db, scope) }),
    'POST /agent/imports': ({ db, scope, body }) => createImport(db, scope, body),
    'GET /agent/imports/:importId': ({ db, scope, params }) => getImportOrThrow(db, scope, params.importId),
    'DELETE /agent/imports/:importId': ({ db, scope, params }) => discardImport(db, scope, store, params.importId),
    'PUT /agent/imports/:importId/reading': ({ db, scope, params, body }) =>
      setFileFormat(db, scope, store, params.importId, body),
    'POST /agent/imports/:importId/check': ({ db, scope, params, body }) =>
      startCheck(db, scope, params.importId, body),
    'POST /agent/imports/:importId/start': ({ db, scope, params }) => startImport(db, scope, params.importId),
    'POST /agent/imports/:importId/cancelled': ({ db, scope, params }) => cancelImport(db, scope, params.importId),
    'POST /agent/imports/:importId/continued': ({ db, scope, params }) => continueImport(db, scope, params.importId),
    'POST /agent/imports/:importId/undone': ({ db, scope, params }) => startUndo(db, scope, params.importId),
    'GET /agent/imports/:importId/rows': async ({ db, scope, params, query }) => {
      const { remaining } = await getImportOrThrow(db, scope, params.importId)
      return listRows(db, scope, params.importId, { ...query, isStopped: remaining > 0 })
    },
    'POST /agent/imports/:importId/refused-link': async ({ db, scope, params }) => {
      await getImportOrThrow(db, scope, params.importId)
      return { url: createDownloadUrl(scope, { kind: 'REFUSED', id: params.importId }, secret) }
    },
  })
