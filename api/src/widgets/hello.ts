import type { FastifyInstance } from 'fastify'

/** What answering costs when there is nothing to say. */
export async function helloRoute(app: FastifyInstance) {
  app.get('/public/hello', { config: { quiet: true } }, async () => ({ hello: 'world' }))
}
