import type { Readable } from 'node:stream'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from './database.ts'
import { authorize } from './gate.ts'
import { allowSlowBody } from './request-timeouts.ts'
import type { Scope } from './scope.ts'
import { getAccountId, getSessionToken } from './session-cookie.ts'

interface FileUpload {
  /** Where the file goes, before `/file`. */
  path: string
  /** What it goes to, for messages. */
  noun: string
  /** Returns what takes the file, or throws before any of it is read. */
  open(scope: Scope, id: string): Promise<(body: Readable) => Promise<unknown>>
}

/** `PUT <path>/<id>/file` for who may access the settings of the account. The body is the file itself, with any content type. */
export const fileUploadRoutes =
  (db: Db, { path, noun, open }: FileUpload) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, body, done) => done(null, body))

    app.put<{ Params: { id: string }; Body: Readable | undefined }>(
      `${path}/:id/file`,
      {
        // Authorizes before reading the body, so that strangers cannot fill memory or disk.
        onRequest: async (request) => {
          request.authorization = await authorize(
            db,
            { allow: 'ACCESS_ACCOUNT_SETTINGS' },
            { token: getSessionToken(request), accountId: getAccountId(request) },
          )
          allowSlowBody(request)
        },
      },
      async ({ params: { id }, body, authorization }) => {
        const scope = authorization?.scope
        if (!scope || !isId(id)) throw new Problem('not_found', `${noun} not found`)
        const take = await open(scope, id)
        if (!body) throw invalid({ file: 'This file is empty' }, 'This file is empty')
        return take(body)
      },
    )
  }
