import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { FastifyInstance } from 'fastify'
import { createPublicConfigCache } from '../assets/public-config-cache.ts'
import { parseLanguage } from '../pages/page-request.ts'
import { withAccount } from '../platform/database.ts'
import { matchesEtag } from '../platform/media/stored-media-routes.ts'
import { type PublicWidgetOptions, type PublicWidgetReply, renderPublicWidget } from './public-widget.ts'

interface PublicWidgetRequest {
  Params: { widgetId: string }
  Querystring: { lang?: string }
}

/** Every visitor of every website that shows a widget comes here first: it is answered from memory. */
export const publicWidgetRoutes = (showing: PublicWidgetOptions) => async (app: FastifyInstance) => {
  const memory = createPublicConfigCache<PublicWidgetReply>()
  app.assets.onContentChanged(memory.invalidate)

  const config = { endpoint: 'GET /public/widgets/:widgetId', quiet: true } as const
  app.get<PublicWidgetRequest>('/public/widgets/:widgetId', { config }, async (request, reply) => {
    const widgetId = request.params.widgetId.toLowerCase()
    const language = parseLanguage(request.query)
    const shown = await (memory.get(toCacheKey(widgetId, language)) ?? ask(widgetId, language))
    if (!shown) throw noSuchWidget()
    reply.header('cache-control', shown.status === 200 ? fresh : briefly).header('etag', shown.etag)
    if (matchesEtag(request.headers['if-none-match'], shown.etag)) return reply.code(304).send()
    return reply.code(shown.status).type('application/json; charset=utf-8').send(shown.body)
  })

  async function ask(widgetId: string, language: Language) {
    const subject = isId(widgetId) ? await app.assets.find(widgetId) : undefined
    if (subject?.kind !== 'widget') return undefined
    const key = toCacheKey(widgetId, language)
    const read = () => withAccount(app.db, subject.scope, (db) => renderPublicWidget(db, subject, language, showing))
    return memory.get(key) ?? memory.load(key, subject.scope.accountId, read())
  }
}

const toCacheKey = (widgetId: string, language: Language) => `${widgetId} ${language}`

const noSuchWidget = () => new Problem('not_found', 'There is no such widget')

/** Once a minute a browser asks whether there is news; while it does, and when we are away, it shows what it has. */
const fresh = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'
/** What was archived may be back any minute. */
const briefly = 'public, max-age=60'
