import type { FastifyInstance } from 'fastify'
import { postmark } from '../email-tracking/providers/postmark.ts'
import { readPath, toText } from '../email-tracking/providers/provider.ts'
import { findIntakeAddress } from '../platform/code-lookups/lead-intake-queries.ts'
import { parseJson } from '../platform/parse-json.ts'
import { readIntakeAddress } from './intake-address.ts'
import type { IntakeContext } from './intake-context.ts'
import { intakeEmailBytesMaximum, receiveEmail } from './receive-email.ts'

/** The message is in the body as JSON text, together with its attachments. */
const bodyBytesMaximum = 4 * 1024 * 1024

/**
 * `/api/inbound/lead-emails/postmark`: emails that Postmark receives for the intake domain, with their raw content. Without
 * the password of the webhook there is no such path.
 */
export const inboundLeadEmailRoutes =
  (context: IntakeContext, password: string | undefined) => async (app: FastifyInstance) => {
    await app.register(async (inbound) => {
      inbound.removeAllContentTypeParsers()
      inbound.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytesMaximum }, (_, body, done) =>
        done(null, body),
      )
      const options = {
        bodyLimit: bodyBytesMaximum,
        config: { endpoint: 'POST /inbound/lead-emails/postmark' },
      } as const

      inbound.post('/inbound/lead-emails/postmark', options, async ({ body, headers }, reply) => {
        const { domain } = context
        if (!password || !domain) return reply.code(404).send({ code: 'not_found', message: 'Not found' })
        const json = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        if (!(await postmark.isAuthentic({ headers, body: json, setting: password, now: new Date() })))
          return reply.code(401).send({ code: 'signed_out', message: 'The password is wrong' })
        const message = parseJson(json.toString())
        const content = readPath(message, 'RawEmail')
        const raw = Buffer.from(typeof content === 'string' ? content : '')
        const code = readIntakeAddress(toText(readPath(message, 'OriginalRecipient')), domain)
        const scope = code ? await findIntakeAddress(context.db, code) : undefined
        // Nothing that is sent again could be stored.
        if (!scope || raw.length === 0 || raw.length > intakeEmailBytesMaximum) return reply.send({})
        const sender = toText(readPath(message, 'FromFull', 'Email')) || toText(readPath(message, 'From'))
        const outcome = await receiveEmail(context, scope, raw, sender)
        if (outcome === 'STORED' || outcome === 'IGNORED') return reply.send({})
        return reply
          .code(503)
          .header('retry-after', '600')
          .send({ code: 'unavailable', message: 'Please send it again later' })
      })
    })
  }
