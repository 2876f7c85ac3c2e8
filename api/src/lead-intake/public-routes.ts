import type { FastifyInstance } from 'fastify'
import { toAddressBlock } from '../platform/address-block.ts'
import type { IntakeContext } from './intake-context.ts'
import { type PayloadOutcome, receivePayload } from './receive-payload.ts'

const payloadBytesMaximum = 64 * 1024

/** `/api/public/lead-intake/<code>`: payloads of other systems, in JSON or as a form. */
export const publicLeadIntakeRoutes = (context: IntakeContext) => async (app: FastifyInstance) => {
  await app.register(async (intake) => {
    intake.removeAllContentTypeParsers()
    intake.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: payloadBytesMaximum }, (_, body, done) =>
      done(null, body),
    )
    intake.post<{ Params: { code: string } }>(
      '/public/lead-intake/:code',
      { bodyLimit: payloadBytesMaximum, config: { endpoint: 'POST /public/lead-intake/:code' } },
      async ({ params, body, headers, ip }, reply) => {
        const outcome = await receivePayload(context, {
          code: params.code,
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          contentType: headers['content-type'] ?? '',
          timestamp: String(headers['gable-timestamp'] ?? ''),
          signature: String(headers['gable-signature'] ?? ''),
          addressBlock: toAddressBlock(ip),
        })
        const { status, ...answer } = answers[outcome]
        if (outcome === 'TOO_MANY') reply.header('retry-after', '60')
        return reply.code(status).send(answer)
      },
    )
  })
}

const answers: Record<PayloadOutcome, { status: number; code: string; message: string }> = {
  ACCEPTED: { status: 202, code: 'accepted', message: 'Received' },
  UNKNOWN: { status: 404, code: 'not_found', message: 'Not found' },
  BAD_SIGNATURE: { status: 401, code: 'signed_out', message: 'The signature is missing, wrong or too old' },
  BAD_BODY: { status: 400, code: 'bad_request', message: 'The body is neither JSON nor a form' },
  TOO_MANY: { status: 429, code: 'too_many', message: 'Too many requests at once. Please send them again later.' },
}
