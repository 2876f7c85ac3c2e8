import type { FastifyInstance } from 'fastify'

/** Of one connection, at the same time. Browsers and proxies wait for a response before they send the next request. */
const maxOpenRequests = 10

/**
 * Disconnects clients that send many requests without reading the responses. A single packet has room for a thousand
 * requests, and their responses would wait in memory for one another.
 */
export function limitPipelining(app: FastifyInstance) {
  const openRequests = new WeakMap<object, number>()
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const open = (openRequests.get(socket) ?? 0) + 1
    openRequests.set(socket, open)
    if (open > maxOpenRequests) {
      reply.hijack()
      socket.destroy()
      return reply
    }
    reply.raw.once('close', () => openRequests.set(socket, (openRequests.get(socket) ?? 1) - 1))
  })
}
