import type { FastifyInstance } from 'fastify'
import { type Db, withAccount, withDirectory } from '../platform/database.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import type { Settings } from '../platform/settings.ts'
import { type PieceTarget, readMessageId, readPieceToken } from './message-id.ts'
import { mailgun } from './providers/mailgun.ts'
import { postmark } from './providers/postmark.ts'
import type { DeliveryMessage, Provider } from './providers/provider.ts'
import { resend } from './providers/resend.ts'
import { sendgrid } from './providers/sendgrid.ts'
import { ses } from './providers/ses.ts'
import { isSendingError, recordMessage } from './record-message.ts'

const providers = {
  postmark: { provider: postmark, setting: 'MAIL_EVENTS_POSTMARK' },
  sendgrid: { provider: sendgrid, setting: 'MAIL_EVENTS_SENDGRID' },
  mailgun: { provider: mailgun, setting: 'MAIL_EVENTS_MAILGUN' },
  ses: { provider: ses, setting: 'MAIL_EVENTS_SES' },
  resend: { provider: resend, setting: 'MAIL_EVENTS_RESEND' },
} as const satisfies Record<string, { provider: Provider; setting: keyof Settings }>

/** Providers send up to some hundred events at once. */
const bytesMaximum = 2 * 1024 * 1024

/** `/api/inbound/email-events/<provider>`: what mail providers report. Without the provider's secret there is no such path. */
export const inboundRoutes =
  ({ settings, secret }: { settings: Settings; secret: Buffer }) =>
  async (app: FastifyInstance) => {
    await app.register(async (inbound) => {
      inbound.removeAllContentTypeParsers()
      inbound.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMaximum }, (_, body, done) =>
        done(null, body),
      )
      const options = { bodyLimit: bytesMaximum, config: { endpoint: 'POST /inbound/email-events/:provider' } } as const

      inbound.post<{ Params: { provider: string } }>(
        '/inbound/email-events/:provider',
        options,
        async (request, reply) => {
          const { params, headers } = request
          const name = Object.keys(providers).find((name) => name === params.provider) as
            | keyof typeof providers
            | undefined
          const setting = name && settings[providers[name].setting]
          if (!name || !setting) return reply.code(404).send({ code: 'not_found', message: 'Not found' })
          const provider: Provider = providers[name].provider
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const isAuthentic = await isFromProvider(provider, { headers, body, setting, now: new Date() })
          if (!isAuthentic) return reply.code(403).send({ code: 'forbidden', message: 'The signature is wrong' })
          try {
            await receive(provider, name, JSON.parse(body.toString()))
          } catch (error) {
            if (!isSendingError(error) && !(error instanceof SyntaxError)) throw error
            // The provider tries again.
            return reply
              .code(503)
              .header('retry-after', '60')
              .send({ code: 'unavailable', message: 'Please send it again' })
          }
          return reply.send({})
        },
      )
    })

    async function receive(provider: Provider, name: string, body: unknown) {
      await provider.handle?.(body)
      const token = provider.getToken?.(body)
      for (const message of provider.listMessages(body)) {
        const piece = findPiece(message)
        if (!piece) continue
        await withAccount(app.db, piece.scope, async (db) => {
          if (token && !(await isTokenOf(db, piece, message, `${name} ${token}`))) return
          await recordMessage(db, piece.scope, piece.pieceId, message)
        })
      }
    }

    function findPiece({ references }: DeliveryMessage): PieceTarget | undefined {
      for (const reference of references) {
        const piece = readPieceToken(secret, reference) ?? readMessageId(secret, reference)
        if (piece) return piece
      }
      return undefined
    }
  }

/** Longer than requests with a token are accepted. */
const tokenMinutes = 2 * 1440

/**
 * Whether a token has come with this message alone. That may come again, because the directory remembers a token also when
 * the message could not be stored in the database of its account.
 */
const isTokenOf = (db: Db, { scope, pieceId }: PieceTarget, message: DeliveryMessage, token: string) =>
  withDirectory(db, scope, async (db) => {
    const { externalId, type, isHard } = message
    const uses = await countAttempt(db, { name: 'message-token', minutes: tokenMinutes }, token)
    const signed = [token, pieceId, externalId, type, isHard].join(' ')
    return uses === (await countAttempt(db, { name: 'message-with-token', minutes: tokenMinutes }, signed))
  })

/** A body or a key in a form that nobody expects is not authentic. */
async function isFromProvider(provider: Provider, request: Parameters<Provider['isAuthentic']>[0]): Promise<boolean> {
  try {
    return await provider.isAuthentic(request)
  } catch {
    return false
  }
}
