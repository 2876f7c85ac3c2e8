import { Readable } from 'node:stream'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusedFile } from '../imports/refused-file.ts'
import { type Db, inAccount } from '../platform/database.ts'
import { admit } from '../platform/gate.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Scope } from '../platform/scope.ts'
import { tokenOf } from '../platform/session-cookie.ts'
import { readDownload, type Ticket } from './download-ticket.ts'
import { exportFileOf } from './export-file.ts'
import { readExport } from './queries.ts'

interface Downloads {
  db: Db
  store: MediaStore
  secret: Buffer
}

/** `GET /api/downloads/<ticket>`: a file for whoever may, as something to keep and never as a page. */
export const downloadRoutes =
  ({ db, store, secret }: Downloads) =>
  async (app: FastifyInstance) => {
    app.get<{ Params: { ticket: string } }>('/api/downloads/:ticket', async (request, reply) => {
      const ticket = readDownload(request.params.ticket, secret)
      if (!ticket) throw new Problem('not_found', 'This link has expired. Please ask for the file again.')
      const { accountId } = ticket
      const who = { token: tokenOf(request), accountId }
      const { scope } = await admit(db, { allow: 'ACCESS_ACCOUNT_SETTINGS' }, who)
      if (!scope) throw new Problem('not_found', 'There is no such file')
      return ticket.kind === 'EXPORT'
        ? sendExport(reply, db, store, scope, ticket)
        : sendRefused(reply, db, scope, ticket)
    })
  }

async function sendExport(reply: FastifyReply, db: Db, store: MediaStore, scope: Scope, { id }: Ticket) {
  const kept = await inAccount(db, scope, (db) => readExport(db, scope, id))
  const { key, name, contentType } = exportFileOf(scope, { id, wanted: kept?.wanted, createdAt: kept?.created_at })
  const file = kept?.state === 'DONE' ? await store.get(key) : undefined
  if (!file) throw new Problem('not_found', 'This file is not kept any more. Please export it again.')
  return reply.headers(asFile(name, contentType)).header('content-length', file.size).send(file.body)
}

const sendRefused = (reply: FastifyReply, db: Db, scope: Scope, { id }: Ticket) =>
  reply
    .headers(asFile('rows-not-imported.csv', 'text/csv; charset=utf-8'))
    .send(Readable.from(refusedFile(db, scope, id)))

const asFile = (name: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
})
