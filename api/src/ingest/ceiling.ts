import type { FastifyInstance } from 'fastify'
import { parseEvents } from './parse-events.ts'
import { acceptBodiesAsText, maxBodyBytes, sendCounts } from './wire.ts'

/** A benchmark's upper bound: parses and validates the same body and sends the same reply, but stores nothing. */
export async function eventsCeilingRoute(app: FastifyInstance) {
  acceptBodiesAsText(app)
  app.post('/public/events-ceiling', { bodyLimit: maxBodyBytes, config: { quiet: true } }, async (request, reply) =>
    sendCounts(reply, parseEvents(request.body as string).length, 0),
  )
}
