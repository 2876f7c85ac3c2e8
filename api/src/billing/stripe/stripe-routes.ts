import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../platform/settings.ts'
import type { Payments } from '../payments.ts'
import { handleStripeEvent } from './stripe-events.ts'
import { isFromStripe } from './stripe-signature.ts'

const bytesMaximum = 1024 * 1024

/** `POST /api/inbound/stripe`: what Stripe reports. The signature covers the body as it was sent, so it is not parsed first. */
export const stripeRoutes =
  ({ STRIPE_WEBHOOK_SECRET: secret }: Settings, payments: Payments) =>
  async (app: FastifyInstance) => {
    if (!secret) return
    await app.register(async (inbound) => {
      inbound.removeAllContentTypeParsers()
      inbound.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMaximum }, (_, body, done) =>
        done(null, body),
      )
      const options = { bodyLimit: bytesMaximum, config: { endpoint: 'POST /inbound/stripe' } } as const
      inbound.post('/inbound/stripe', options, async ({ headers, body, log }, reply) => {
        if (!Buffer.isBuffer(body) || !isFromStripe(headers['stripe-signature'], body, secret))
          return reply.code(403).send({ code: 'forbidden', message: 'The signature is wrong' })
        await handleStripeEvent({ db: app.db, payments, log }, JSON.parse(body.toString()))
        return reply.send({})
      })
    })
  }
