import { Readable } from 'node:stream'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { renderRejectedRows } from '../imports/rejected-rows-file.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import { type DownloadToken, verifyDownloadToken } from '../platform/media/download-token.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Scope } from '../platform/scope.ts'
import { getSessionToken } from '../platform/session-cookie.ts'
import { getExportFile } from './export-file.ts'
import { getExport } from './queries.ts'

interface DownloadDependencies {
  db: Db
  store: MediaStore
  secret: Buffer
}

/** `GET /api/downloads/<token>`: an export, or the rejected rows of an import. Browsers save it and never render it. */
export const downloadRoutes =
  ({ db, store, secret }: DownloadDependencies) =>
  async (app: FastifyInstance) => {
    app.get<{ Params: { token: string } }>('/api/downloads/:token', async (request, reply) => {
      const token = verifyDownloadToken(request.params.token, secret)
      if (!token) throw new Problem('not_found', 'This link has expired. Please download the file again.')
      const { accountId } = token
      const credentials = { token: getSessionToken(request), accountId }
      const { scope } = await authorize(db, { allow: 'ACCESS_ACCOUNT_SETTINGS' }, credentials)
      if (!scope) throw new Problem('not_found', 'File not found')
      return token.kind === 'EXPORT'
        ? sendExport(reply, db, store, scope, token)
        : sendRejectedRows(reply, db, scope, token)
    })
  }

async function sendExport(reply: FastifyReply, db: Db, store: MediaStore, scope: Scope, { id }: DownloadToken) {
  const row = await withAccount(db, scope, (db) => getExport(db, scope, id))
  const { key, name, contentType } = getExportFile(scope, { id, request: row?.request, createdAt: row?.created_at })
  const file = row?.state === 'DONE' ? await store.get(key) : undefined
  if (!file) throw new Problem('not_found', 'This file has been deleted. Please export it again.')
  return reply.headers(getDownloadHeaders(name, contentType)).header('content-length', file.size).send(file.body)
}

const sendRejectedRows = (reply: FastifyReply, db: Db, scope: Scope, { id }: DownloadToken) =>
  reply
    .headers(getDownloadHeaders('rows-not-imported.csv', 'text/csv; charset=utf-8'))
    .send(Readable.from(renderRejectedRows(db, scope, id)))

const getDownloadHeaders = (name: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
})
