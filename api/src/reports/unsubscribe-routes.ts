import { renderReportUnsubscribePage } from '@gable/public-pages/report-unsubscribe-page.tsx'
import { reportTitles } from '@gable/shared/reports/report-name.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendNotFoundPage } from '../pages/not-found-routes.ts'
import { sendPage } from '../pages/page-request.ts'
import { readLink, withLinkAccount } from '../platform/signed-link.ts'
import { deleteSubscriptionById, findSubscribedReport } from './subscription-queries.ts'
import { toUnsubscribeKey } from './unsubscribe-link.ts'

interface UnsubscribeRoute {
  Params: { link: string }
}

/** `/report-emails/<link>`: where a recipient stops a report. Opening it changes nothing, because mail scanners open every link. */
export const reportUnsubscribeRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  const key = toUnsubscribeKey(secret)

  app.get<UnsubscribeRoute>('/report-emails/:link', async ({ params }, reply) => {
    if (!readLink(key, params.link)) return sendNotFoundPage(reply)
    const report = await withLinkAccount(app.db, key, params.link, (db, scope, [id = '']) =>
      findSubscribedReport(db, scope, id),
    )
    return sendUnsubscribePage(reply, report ? reportTitles[report] : undefined)
  })

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // The URL is enough. Mail clients and the page's own button send different bodies, so the body is ignored.
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, _body, done) => done(null, undefined))
    forms.post<UnsubscribeRoute>('/report-emails/:link', async ({ params }, reply) => {
      if (!readLink(key, params.link)) return sendNotFoundPage(reply)
      await withLinkAccount(app.db, key, params.link, (db, scope, [id = '']) => deleteSubscriptionById(db, scope, id))
      return sendUnsubscribePage(reply, undefined)
    })
  })
}

const sendUnsubscribePage = (reply: FastifyReply, report: string | undefined) =>
  sendPage(
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow'),
    renderReportUnsubscribePage({ report }),
  )
