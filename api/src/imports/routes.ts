import { importEndpoints } from '@gable/shared/imports/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { downloadAddress } from '../platform/media/download-token.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { serve } from '../platform/serve.ts'
import { askForCheck, askForUndo, beginImport, cancelImport, discardImport, readAnew, startImport } from './import-lifecycle.ts'
import { knownImport } from './get-import.ts'
import { listImports } from './queries.ts'
import { listRows } from './row-queries.ts'

export const importRoutes = (store: MediaStore, secret: Buffer) => async (app: FastifyInstance) =>
  serve(app, importEndpoints, {
    'GET /agent/imports': async ({ db, scope }) => ({ data: await listImports(db, scope) }),
    'POST /agent/imports': ({ db, scope, body }) => beginImport(db, scope, body),
    'GET /agent/imports/:importId': ({ db, scope, params }) => knownImport(db, scope, params.importId),
    'DELETE /agent/imports/:importId': ({ db, scope, params }) => discardImport(db, scope, store, params.importId),
    'PUT /agent/imports/:importId/reading': ({ db, scope, params, body }) =>
      readAnew(db, scope, store, params.importId, body),
    'POST /agent/imports/:importId/check': ({ db, scope, params, body }) =>
      askForCheck(db, scope, params.importId, body),
    'POST /agent/imports/:importId/start': ({ db, scope, params }) => startImport(db, scope, params.importId),
    'POST /agent/imports/:importId/cancelled': ({ db, scope, params }) => cancelImport(db, scope, params.importId),
    'POST /agent/imports/:importId/undone': ({ db, scope, params }) => askForUndo(db, scope, params.importId),
    'GET /agent/imports/:importId/rows': async ({ db, scope, params, query }) => {
      await knownImport(db, scope, params.importId)
      return listRows(db, scope, params.importId, query)
    },
    'POST /agent/imports/:importId/refused-link': async ({ db, scope, params }) => {
      await knownImport(db, scope, params.importId)
      return { url: downloadAddress(scope, { kind: 'REFUSED', id: params.importId }, secret) }
    },
  })
