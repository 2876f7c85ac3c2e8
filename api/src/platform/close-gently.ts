import type { FastifyInstance } from 'fastify'

/** Answers given while closing end their connection: kept alive, it would hold the server open until it idles out. */
export function closeGently(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
