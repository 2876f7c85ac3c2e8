import type { FastifyInstance } from 'fastify'

const isPublic = (url: string) => url.startsWith('/api/public/')

/** Widgets send requests from other websites. These carry no session, so any website may send them and read the response. */
export function registerPublicCors(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!isPublic(url)) return
    reply.header('access-control-allow-origin', '*')
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  app.options('/api/public/*', (_, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .code(204)
      .send(),
  )
}
