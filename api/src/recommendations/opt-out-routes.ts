import { renderOptOutPage } from '@gable/public-pages/opt-out-page.tsx'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendNotFoundPage } from '../pages/not-found-routes.ts'
import { sendPage } from '../pages/page-request.ts'
import { verifyOptOutToken } from './opt-out-token.ts'
import { insertOptOut } from './queries.ts'

interface OptOutRoute {
  Params: { token: string }
}

/** `/no-more-letters/<token>`: the page where a recipient opts out of recommendation emails. */
export const optOutRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  app.get<OptOutRoute>('/no-more-letters/:token', ({ params }, reply) =>
    verifyOptOutToken(params.token, secret) ? sendOptOutPage(reply, { isOptedOut: false }) : sendNotFoundPage(reply),
  )

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // The URL is enough. Mail clients and the page's own button send different bodies, so the body is ignored.
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, _body, done) => done(null, undefined))
    forms.post<OptOutRoute>('/no-more-letters/:token', async ({ params }, reply) => {
      const emailHash = verifyOptOutToken(params.token, secret)
      if (!emailHash) return sendNotFoundPage(reply)
      await insertOptOut(app.db, emailHash)
      return sendOptOutPage(reply, { isOptedOut: true })
    })
  })
}

const sendOptOutPage = (reply: FastifyReply, page: { isOptedOut: boolean }) =>
  sendPage(
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow'),
    renderOptOutPage(page),
  )
