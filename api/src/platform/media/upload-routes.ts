import { Problem } from '@gable/shared/http/problem.ts'
import {
  contentTypeOf,
  imageBytesMaximum,
  imageTooLarge,
  narrowerAddress,
  notAnImage,
} from '@gable/shared/media/image.ts'
import type { FastifyInstance } from 'fastify'
import { type Db, inAccount } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import { type AcceptedImage, acceptImage } from './accept-image.ts'
import type { MediaStore } from './store.ts'
import { readTicket, type Ticket } from './ticket.ts'

interface Uploads {
  db: Db
  store: MediaStore
  secret: Buffer
}

/** `PUT /api/media/uploads/<ticket>` with the file itself as the body. The ticket alone admits, once. */
export const uploadRoutes =
  ({ db, store, secret }: Uploads) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: imageBytesMaximum }, (_request, body, done) =>
      done(null, body),
    )
    app.setErrorHandler((error: Error & { code?: string }) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? new Problem('too_large', imageTooLarge, { file: imageTooLarge })
        : error
    })

    app.put<{ Params: { ticket: string }; Body: unknown }>(
      '/api/media/uploads/:ticket',
      // Before the body is read: who has no ticket has no claim on our memory.
      { onRequest: async ({ params }) => void admitted(params.ticket, secret) },
      async ({ params, body }, reply) => {
        const ticket = admitted(params.ticket, secret)
        if (!Buffer.isBuffer(body)) throw new Problem('invalid', notAnImage, { file: notAnImage })
        await keep(db, store, ticket, await acceptImage(body, ticket.extension))
        return reply.code(204).send()
      },
    )
  }

function admitted(text: string, secret: Buffer): Ticket {
  const ticket = readTicket(text, secret)
  if (!ticket) throw new Problem('forbidden', 'This upload has expired. Please choose the image again.')
  return ticket
}

/** The row comes first: of two uploads with one ticket the second finds it and writes no file. */
const keep = (db: Db, store: MediaStore, ticket: Ticket, { bytes, width, height, narrower }: AcceptedImage) =>
  inAccount(db, mintAccountScope(ticket.accountId), async (db) => {
    const { accountId, mediaId, agentId, extension } = ticket
    const content_type = contentTypeOf[extension]
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('media')
      .values({
        account_id: accountId,
        id: mediaId,
        content_type,
        width,
        height,
        bytes: bytes.length,
        narrower: narrower.map(({ width }) => width),
        uploaded_by: agentId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new Problem('conflict', 'This image has been uploaded already.')
    const place = `${accountId}/${mediaId}.${extension}`
    await Promise.all([
      store.put(place, bytes, content_type),
      ...narrower.map(({ width, bytes }) => store.put(narrowerAddress(place, width), bytes, contentTypeOf.webp)),
    ])
  })
