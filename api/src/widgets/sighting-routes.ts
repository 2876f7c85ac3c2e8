import { Problem } from '@gable/shared/http/problem.ts'
import { cleanLine } from '@gable/shared/submissions/clean-text.ts'
import { sightingEndpoints } from '@gable/shared/widgets/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { inAccount } from '../platform/database.ts'
import { serve } from '../platform/serve.ts'
import { keepSighting } from './sighting-queries.ts'

/** Where widgets tell on which pages they stand. */
export async function sightingRoutes(app: FastifyInstance) {
  const told = new Map<string, number>()

  serve(app, sightingEndpoints, {
    'GET /public/widgets/:widgetId/seen': async ({ params, query, reply }) => {
      const subject = await app.subjects.find(params.widgetId)
      const page = pageOf(query.page)
      if (subject?.kind !== 'widget' || !page) throw new Problem('not_found', 'There is no such widget')
      const faults = query.faults ?? []
      reply.header('cache-control', 'no-store')
      if (isNews([subject.id, page, ...faults].join(' ')))
        await inAccount(app.db, subject.scope, (db) =>
          keepSighting(db, subject.scope, { widgetId: subject.id, page, faults }),
        )
    },
  })

  /** A page that many look at is told of once in a while. */
  function isNews(sight: string, now = Date.now()) {
    if (now - (told.get(sight) ?? 0) < interval) return false
    if (told.size >= most) told.clear()
    told.set(sight, now)
    return true
  }
}

const interval = 60_000
const most = 10_000

/** Without what a query may say of a visitor. */
function pageOf(address: string) {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return ''
  const { origin, pathname } = new URL(address)
  return cleanLine(origin + pathname).slice(0, 500)
}
