import { escapeMarkup } from '@gable/shared/escape-markup.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withAccount } from '../platform/database.ts'
import type { LinkTarget } from '../platform/signed-link.ts'
import { receiveStatus } from './receive-status.ts'
import { receiveText } from './receive-text.ts'
import { isFromTwilio } from './sender/twilio-signature.ts'
import { getTextSettingsRow } from './settings-queries.ts'
import { decryptTextToken } from './token-encryption.ts'
import { readWebhookToken } from './webhook-urls.ts'

const bytesMaximum = 64 * 1024

interface Report {
  target: LinkTarget
  form: URLSearchParams
}

/**
 * `/api/inbound/texts/…`: replies, and what became of texts. The address names the account, and the signature proves that
 * its provider sent the request.
 */
export const inboundTextRoutes =
  ({ secret, origin }: { secret: Buffer; origin: string }) =>
  async (app: FastifyInstance) => {
    await app.register(async (inbound) => {
      inbound.removeAllContentTypeParsers()
      inbound.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bytesMaximum }, (_, body, done) =>
        done(null, body),
      )

      const replies = { bodyLimit: bytesMaximum, config: { endpoint: 'POST /inbound/texts/replies/:token' } } as const
      inbound.post<{ Params: { token: string } }>('/inbound/texts/replies/:token', replies, async (request, reply) => {
        const report = await readReport(request)
        if (!report) return refuse(reply)
        const { target, form } = report
        const answer = await withAccount(app.db, target.scope, (db) => receiveText(db, target.scope, form))
        return reply.type('text/xml').send(toTwiml(answer))
      })

      const states = { bodyLimit: bytesMaximum, config: { endpoint: 'POST /inbound/texts/status/:token' } } as const
      inbound.post<{ Params: { token: string } }>('/inbound/texts/status/:token', states, async (request, reply) => {
        const report = await readReport(request)
        const [messageId] = report?.target.recordIds ?? []
        if (!report || !messageId) return refuse(reply)
        const { target, form } = report
        await withAccount(app.db, target.scope, (db) => receiveStatus(db, target.scope, messageId, form))
        return reply.code(204).send()
      })
    })

    async function readReport(request: FastifyRequest<{ Params: { token: string } }>): Promise<Report | undefined> {
      const target = readWebhookToken(secret, request.params.token)
      if (!target) return undefined
      const settings = await withAccount(app.db, target.scope, (db) => getTextSettingsRow(db, target.scope))
      if (!settings) return undefined
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
      const header = request.headers['x-twilio-signature']
      const signed = { url: origin + request.url, form, signature: Array.isArray(header) ? header[0] : header }
      const isAuthentic = isFromTwilio(signed, decryptTextToken(settings.token, target.scope, secret))
      return isAuthentic && form.get('AccountSid') === settings.account_sid ? { target, form } : undefined
    }
  }

const refuse = (reply: FastifyReply) => reply.code(403).send({ code: 'forbidden', message: 'The signature is wrong' })

/** What Twilio is to answer the sender. */
const toTwiml = (answer: string | undefined) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${answer ? `<Message>${escapeMarkup(answer)}</Message>` : ''}</Response>`
