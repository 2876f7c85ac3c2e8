import type { Readable } from 'node:stream'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance } from 'fastify'
import { type Db, withAccount } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { allowSlowBody } from '../platform/request-timeouts.ts'
import type { Scope } from '../platform/scope.ts'
import { getAccountId, getSessionToken } from '../platform/session-cookie.ts'
import { detectFormat } from './detect-format.ts'
import { previewFile } from './file-preview.ts'
import { lockImportInState, publishImport } from './get-import.ts'
import { updateImport } from './queries.ts'
import { storeUpload, type UploadedFile } from './store-upload.ts'

/** `PUT /api/agent/imports/<import>/file`. The body is the file itself, with any content type. */
export const importUploadRoutes =
  ({ db, store }: { db: Db; store: MediaStore }) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, body, done) => done(null, body))

    app.put<{ Params: { importId: string }; Body: Readable | undefined }>(
      '/api/agent/imports/:importId/file',
      {
        // Authorizes before reading the body, so that strangers cannot fill the disk.
        onRequest: async (request) => {
          request.authorization = await authorize(
            db,
            { allow: 'ACCESS_ACCOUNT_SETTINGS' },
            { token: getSessionToken(request), accountId: getAccountId(request) },
          )
          allowSlowBody(request)
        },
      },
      async ({ params: { importId }, body, authorization }) => {
        const scope = authorization?.scope
        if (!scope || !isId(importId)) throw new Problem('not_found', 'Import not found')
        await withAccount(db, scope, (db) => lockImportInState(db, scope, importId, ['UPLOADING']))
        if (!body) throw invalid({ file: 'This file is empty' }, 'This file is empty')
        const file = await storeUpload(store, scope, importId, body)
        return withAccount(db, scope, (db) => completeUpload(db, scope, importId, file))
      },
    )
  }

async function completeUpload(db: Db, scope: Scope, importId: string, { kind, bytes, encoding, start }: UploadedFile) {
  await lockImportInState(db, scope, importId, ['UPLOADING'])
  const format = await detectFormat(start, encoding)
  const preview = await previewFile(db, scope, start, format)
  const file = { has_file: true, file_kind: kind, bytes, reading: JSON.stringify(format) }
  const change = { state: 'READY', ...file, ...preview } as const
  await updateImport(db, scope, importId, change)
  return publishImport(db, scope, importId)
}
