import type { FastifyInstance } from 'fastify'
import { withAccount } from '../platform/database.ts'
import { parseJson } from '../platform/parse-json.ts'
import type { Settings } from '../platform/settings.ts'
import { isFromLob, readLobEvent } from '../print/lob-events.ts'
import { readPieceToken } from './piece-token.ts'
import { recordStatus } from './record-status.ts'

const bytesMaximum = 1024 * 1024

/** `/api/inbound/print-events/lob`: what Lob reports. Without its secret there is no such path. */
export const inboundLobRoutes =
  ({ settings, secret }: { settings: Pick<Settings, 'LOB_WEBHOOK_SECRET'>; secret: Buffer }) =>
  async (app: FastifyInstance) => {
    const { LOB_WEBHOOK_SECRET: webhookSecret } = settings
    if (!webhookSecret) return
    await app.register(async (inbound) => {
      inbound.removeAllContentTypeParsers()
      inbound.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMaximum }, (_, body, done) =>
        done(null, body),
      )
      const options = { bodyLimit: bytesMaximum, config: { endpoint: 'POST /inbound/print-events/lob' } } as const
      inbound.post('/inbound/print-events/lob', options, async ({ headers, body }, reply) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const signature = toText(headers['lob-signature'])
        const timestamp = toText(headers['lob-signature-timestamp'])
        if (!isFromLob({ signature, timestamp, body: bytes }, webhookSecret))
          return reply.code(403).send({ code: 'forbidden', message: 'The signature is wrong' })
        const message = readLobEvent(parseJson(bytes.toString()))
        const piece = message && readPieceToken(secret, message.token)
        if (message && piece)
          await withAccount(app.db, piece.scope, (db) =>
            recordStatus(db, piece.scope, { ...message, pieceId: piece.pieceId }),
          )
        return reply.send({})
      })
    })
  }

const toText = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
