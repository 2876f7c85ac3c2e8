import type { Readable } from 'node:stream'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance } from 'fastify'
import { type Db, withAccount } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import { allowSlowBody } from '../platform/request-timeouts.ts'
import { getAccountId, getSessionToken } from '../platform/session-cookie.ts'
import { getConnectionRow } from './connection-queries.ts'
import { storeCsv } from './store-csv.ts'

/** `PUT /api/agent/mls/connections/<connection>/file`. The body is the file itself, with any content type. */
export const csvUploadRoutes =
  ({ db, secret }: { db: Db; secret: Buffer }) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, body, done) => done(null, body))

    app.put<{ Params: { connectionId: string }; Body: Readable | undefined }>(
      '/api/agent/mls/connections/:connectionId/file',
      {
        // Authorizes before reading the body, so that strangers cannot fill the memory.
        onRequest: async (request) => {
          request.authorization = await authorize(
            db,
            { allow: 'ACCESS_ACCOUNT_SETTINGS' },
            { token: getSessionToken(request), accountId: getAccountId(request) },
          )
          allowSlowBody(request)
        },
      },
      async ({ params: { connectionId }, body, authorization }) => {
        const scope = authorization?.scope
        if (!scope || !isId(connectionId)) throw new Problem('not_found', 'File source not found')
        const row = await withAccount(db, scope, (db) => getConnectionRow(db, scope, connectionId))
        const connection = orNotFound(row?.kind === 'CSV' ? row : undefined, 'file source')
        if (!body) throw invalid({ file: 'This file is empty' }, 'This file is empty')
        return storeCsv(db, scope, { connection, body, secret })
      },
    )
  }
