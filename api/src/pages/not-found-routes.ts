import { notFoundStyle, renderNotFoundPage } from '@gable/public-pages/not-found-page.tsx'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
  // People and website builders add slashes to addresses. The parameters keep an agency's host to its own pages.
  for (const path of ['/lp/:pageId/', '/p/:purlId/:pageId/', '/f/:subjectId/']) app.get(path, redirectWithoutSlash)
  // Browsers ask for it where a page names no icon.
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301))
  // Visitors expect a page at these paths, never a JSON error.
  for (const path of ['/lp/*', '/p/*', '/d/*', '/e/*']) app.get(path, (_, reply) => sendNotFoundPage(reply))
}

function redirectWithoutSlash({ url }: FastifyRequest, reply: FastifyReply) {
  const [path = '', ...query] = url.split('?')
  return reply.redirect([path.replace(/\/+$/, ''), ...query].join('?'), 308)
}
