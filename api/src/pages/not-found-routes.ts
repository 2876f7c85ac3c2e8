import { notFoundStyle, renderNotFoundPage } from '@gable/public-pages/not-found-page.tsx'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { buildPagePolicy } from './page-policy.ts'

const notFoundPage = renderNotFoundPage()

/** Answers a visitor whose link leads to nothing, whether it was removed or never existed. */
export const sendNotFoundPage = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', buildPagePolicy())
    .send(notFoundPage)

export const notFoundRoutes = async (app: FastifyInstance) => {
  app.get('/pages/gone.css', (_, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(notFoundStyle),
  )
  // Visitors expect a page at these paths, never a JSON error.
  for (const path of ['/lp/*', '/p/*', '/d/*', '/e/*']) app.get(path, (_, reply) => sendNotFoundPage(reply))
}
