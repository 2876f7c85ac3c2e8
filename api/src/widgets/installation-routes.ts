import { widgetInstallationEndpoints } from '@gable/shared/widgets/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { withAccount } from '../platform/database.ts'
import { createLimiter } from '../platform/media/limiter.ts'
import { serve } from '../platform/serve.ts'
import { recordInstallation } from './installation-queries.ts'
import { createInstallationThrottle } from './installation-throttle.ts'

/** Receives reports of widgets about their web pages. Always succeeds, so that visitors never see an error. */
export async function widgetInstallationRoutes(app: FastifyInstance) {
  const shouldRecord = createInstallationThrottle()
  // Leads are more important, so reports use at most one database connection.
  const limit = createLimiter(1)

  serve(app, widgetInstallationEndpoints, {
    'GET /public/widgets/:widgetId/seen': async ({ params, query, reply }) => {
      reply.header('cache-control', 'no-store')
      const asset = app.assets.getCached(params.widgetId.toLowerCase())
      const page = normalizePageUrl(query.page)
      const { faults } = query
      if (asset?.kind !== 'widget' || asset.status !== 'PUBLISHED' || !page) return
      if (!shouldRecord(asset.id, [page, ...faults].join(' '))) return
      const { id: widgetId, scope } = asset
      const record = () => withAccount(app.db, scope, (db) => recordInstallation(db, scope, { widgetId, page, faults }))
      await limit(record).catch((err) => app.log.warn({ err, widgetId }, 'widget installation could not be recorded'))
    },
  })
}

/** Removes the query, the fragment and credentials, which may contain personal data. Empty if it is not a web page. */
function normalizePageUrl(url: string) {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return ''
  const { origin, pathname } = new URL(url)
  return (origin + pathname).slice(0, 500)
}
