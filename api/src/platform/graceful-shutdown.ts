import type { FastifyInstance } from 'fastify'

/** Closes each connection after its response during shutdown. Keep-alive connections would hold the server open. */
export function registerGracefulShutdown(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
