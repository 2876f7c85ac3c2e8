import { installationEndpoints } from '@gable/shared/widgets/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { withAccount } from '../platform/database.ts'
import { createLimiter } from '../platform/media/limiter.ts'
import { serve } from '../platform/serve.ts'
import { createInstallationThrottle } from './installation-throttle.ts'
import { recordInstallation } from './installation-queries.ts'

/** Where widgets tell on which pages they stand. Nobody who looks at one of them ever hears of a trouble with it. */
export async function installationRoutes(app: FastifyInstance) {
  const isNews = createInstallationThrottle()
  // Visitors' leads come before it: it takes one connection at most.
  const turn = createLimiter(1)

  serve(app, installationEndpoints, {
    'GET /public/widgets/:widgetId/seen': async ({ params, query: { page: address, faults }, reply }) => {
      reply.header('cache-control', 'no-store')
      const subject = app.assets.getCached(params.widgetId.toLowerCase())
      const page = normalizePageUrl(address)
      if (subject?.kind !== 'widget' || subject.status !== 'PUBLISHED' || !page) return
      if (!isNews(subject.id, [page, ...faults].join(' '))) return
      const { id: widgetId, scope } = subject
      const keep = () => withAccount(app.db, scope, (db) => recordInstallation(db, scope, { widgetId, page, faults }))
      await turn(keep).catch((err) => app.log.warn({ err, widgetId }, 'Where a widget stands could not be kept'))
    },
  })
}

/** Without what a query or a name and password may say of a visitor. */
function normalizePageUrl(address: string) {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return ''
  const { origin, pathname } = new URL(address)
  return (origin + pathname).slice(0, 500)
}
