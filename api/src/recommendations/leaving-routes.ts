import { noMoreLettersPage } from '@gable/public-pages/no-more-letters-page.tsx'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendGone } from '../pages/gone-routes.ts'
import { sendPage } from '../pages/page-request.ts'
import { keepUnwanted } from './queries.ts'
import { markOfToken } from './unwanted.ts'

interface Asked {
  Params: { token: string }
}

/** `/no-more-letters/<token>`: where somebody to whom Gable was recommended asks for no more of that. */
export const leavingRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  app.get<Asked>('/no-more-letters/:token', ({ params }, reply) =>
    markOfToken(params.token, secret) ? answer(reply, { isOff: false }) : sendGone(reply),
  )

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // The address says everything: a press in a mail program and the page's own button send different words.
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, _body, done) => done(null, undefined))
    forms.post<Asked>('/no-more-letters/:token', async ({ params }, reply) => {
      const mark = markOfToken(params.token, secret)
      if (!mark) return sendGone(reply)
      await keepUnwanted(app.db, mark)
      return answer(reply, { isOff: true })
    })
  })
}

const answer = (reply: FastifyReply, page: { isOff: boolean }) =>
  sendPage(
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow'),
    noMoreLettersPage(page),
  )
