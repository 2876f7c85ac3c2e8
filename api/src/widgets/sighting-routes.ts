import { sightingEndpoints } from '@gable/shared/widgets/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { inAccount } from '../platform/database.ts'
import { inTurn } from '../platform/media/in-turn.ts'
import { serve } from '../platform/serve.ts'
import { openSightingNews } from './sighting-news.ts'
import { keepSighting } from './sighting-queries.ts'

/** Where widgets tell on which pages they stand. Nobody who looks at one of them ever hears of a trouble with it. */
export async function sightingRoutes(app: FastifyInstance) {
  const isNews = openSightingNews()
  // Visitors' leads come before it: it takes one connection at most.
  const turn = inTurn(1)

  serve(app, sightingEndpoints, {
    'GET /public/widgets/:widgetId/seen': async ({ params, query: { page: address, faults }, reply }) => {
      reply.header('cache-control', 'no-store')
      const subject = app.subjects.known(params.widgetId.toLowerCase())
      const page = pageOf(address)
      if (subject?.kind !== 'widget' || subject.status !== 'PUBLISHED' || !page) return
      if (!isNews(subject.id, [page, ...faults].join(' '))) return
      const { id: widgetId, scope } = subject
      const keep = () => inAccount(app.db, scope, (db) => keepSighting(db, scope, { widgetId, page, faults }))
      await turn(keep).catch((err) => app.log.warn({ err, widgetId }, 'Where a widget stands could not be kept'))
    },
  })
}

/** Without what a query or a name and password may say of a visitor. */
function pageOf(address: string) {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return ''
  const { origin, pathname } = new URL(address)
  return (origin + pathname).slice(0, 500)
}
