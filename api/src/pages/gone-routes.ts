import { gonePage, goneStyle } from '@gable/public-pages/gone-page.tsx'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePolicy } from './page-policy.ts'

const page = gonePage()

/** For who follows a link to something that was taken away or never was. */
export const sendGone = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy())
    .send(page)

export const goneRoutes = async (app: FastifyInstance) => {
  app.get('/pages/gone.css', (_, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(goneStyle),
  )
  // Whatever is not there under these addresses was, or was meant to be, a page.
  for (const address of ['/lp/*', '/p/*', '/d/*']) app.get(address, (_, reply) => sendGone(reply))
}
