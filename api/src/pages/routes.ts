import { gonePage, goneStyle } from '@gable/public-pages/gone-page.tsx'
import type { FastifyInstance } from 'fastify'

/** Pages for visitors. Nobody has published one yet, so every address of a page is one that is gone. */
export const pageRoutes = async (app: FastifyInstance) => {
  const page = gonePage()
  app.get('/pages/gone.css', (_, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(goneStyle),
  )
  for (const address of ['/lp/*', '/p/*', '/d/*'])
    app.get(address, (_, reply) =>
      reply
        .code(404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .send(page),
    )
}

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
