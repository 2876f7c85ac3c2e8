import type { FastifyInstance } from 'fastify'

interface Told {
  Body: string
  Querystring: { type?: string }
}

/** What answering costs when nothing has to be found out: it says what it was told, in the same bytes. */
export async function constantRoute(app: FastifyInstance) {
  let told = { body: '', type: 'text/plain' }
  app.put<Told>('/constant', async ({ body, query }, reply) => {
    told = { body, type: query.type ?? 'text/plain' }
    return reply.code(204).send()
  })
  app.get('/constant', { config: { quiet: true } }, async (_, reply) => reply.type(told.type).send(told.body))
}
