import { renderOptOutPage } from '@gable/public-pages/opt-out-page.tsx'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendNotFoundPage } from '../pages/not-found-routes.ts'
import { sendPage } from '../pages/page-request.ts'
import { keepUnwanted } from './queries.ts'
import { markOfToken } from './unwanted.ts'

interface Asked {
  Params: { token: string }
}

/** `/no-more-letters/<token>`: where somebody to whom Gable was recommended asks for no more of that. */
export const leavingRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  app.get<Asked>('/no-more-letters/:token', ({ params }, reply) =>
    markOfToken(params.token, secret) ? answer(reply, { isOptedOut: false }) : sendNotFoundPage(reply),
  )

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // The address says everything: a press in a mail program and the page's own button send different words.
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, _body, done) => done(null, undefined))
    forms.post<Asked>('/no-more-letters/:token', async ({ params }, reply) => {
      const mark = markOfToken(params.token, secret)
      if (!mark) return sendNotFoundPage(reply)
      await keepUnwanted(app.db, mark)
      return answer(reply, { isOptedOut: true })
    })
  })
}

const answer = (reply: FastifyReply, page: { isOptedOut: boolean }) =>
  sendPage(
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow'),
    renderOptOutPage(page),
  )
