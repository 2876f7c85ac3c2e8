import type { FastifyInstance } from 'fastify'
import { readEvents } from './read-events.ts'
import { answer, bodyMaximum, readAsText } from './wire.ts'

/** What taking in visits would cost if nothing had to be kept: the same body, read and found good, and the same answer. */
export async function ceilingRoute(app: FastifyInstance) {
  readAsText(app)
  app.post('/public/events-ceiling', { bodyLimit: bodyMaximum, config: { quiet: true } }, async (request, reply) =>
    answer(reply, readEvents(request.body as string).length, 0),
  )
}
