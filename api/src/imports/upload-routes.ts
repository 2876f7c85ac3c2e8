import type { Readable } from 'node:stream'
import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance } from 'fastify'
import { type Db, withAccount } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Scope } from '../platform/scope.ts'
import { getAccountId, getSessionToken } from '../platform/session-cookie.ts'
import { heldImport } from './get-import.ts'
import { lookInto, readingOf } from './file-preview.ts'
import { importOf, readImport, updateImport } from './queries.ts'
import { type Arrived, receiveFile } from './store-upload.ts'

/** `PUT /api/agent/imports/<import>/file` with the file itself as the body, of whatever kind it says it is. */
export const importUploadRoutes =
  ({ db, store }: { db: Db; store: MediaStore }) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, body, done) => done(null, body))

    app.put<{ Params: { importId: string }; Body: Readable | undefined }>(
      '/api/agent/imports/:importId/file',
      {
        // Before the body is read: a stranger has no claim on our disk.
        onRequest: async (request) => {
          request.authorization = await authorize(
            db,
            { allow: 'ACCESS_ACCOUNT_SETTINGS' },
            { token: getSessionToken(request), accountId: getAccountId(request) },
          )
        },
      },
      async ({ params: { importId }, body, authorization }) => {
        const scope = authorization?.scope
        if (!scope || !isId(importId)) throw new Problem('not_found', 'There is no such import')
        await withAccount(db, scope, (db) => heldImport(db, scope, importId, ['UPLOADING']))
        if (!body) throw new Problem('invalid', 'This file is empty', { file: 'This file is empty' })
        const arrived = await receiveFile(store, scope, importId, body)
        return withAccount(db, scope, (db) => keep(db, scope, importId, arrived))
      },
    )
  }

async function keep(db: Db, scope: Scope, importId: string, { bytes, encoding, start }: Arrived) {
  await heldImport(db, scope, importId, ['UPLOADING'])
  const reading = readingOf(start, encoding)
  const look = await lookInto(db, scope, start, reading)
  const change = { state: 'READY', has_file: true, bytes, reading: JSON.stringify(reading), ...look } as const
  await updateImport(db, scope, importId, change)
  await publishLiveEvent(db, scope, { kind: 'imports', id: importId })
  const kept = await readImport(db, scope, importId)
  if (!kept) throw new Error('An import that is held is there')
  return importOf(kept)
}
