import { orNotFound } from '@gable/shared/http/problem.ts'
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

/** The first request of every visitor on every website with a widget, so it is served from memory. */
export const publicWidgetRoutes = (options: PublicWidgetOptions) => async (app: FastifyInstance) => {
  const cache = createPublicConfigCache<PublicWidgetReply>()
  app.assets.onContentChanged(cache.invalidate)

  const config = { endpoint: 'GET /public/widgets/:widgetId', quiet: true } as const
  app.get<PublicWidgetRequest>('/public/widgets/:widgetId', { config }, async (request, reply) => {
    const widgetId = request.params.widgetId.toLowerCase()
    const language = parseLanguage(request.query)
    const cached = cache.get(toCacheKey(widgetId, language))
    const widget = orNotFound(await (cached ?? loadWidget(widgetId, language)), 'widget')
    reply.header('cache-control', widget.status === 200 ? publishedCacheControl : archivedCacheControl)
    reply.header('etag', widget.etag)
    if (matchesEtag(request.headers['if-none-match'], widget.etag)) return reply.code(304).send()
    return reply.code(widget.status).type('application/json; charset=utf-8').send(widget.body)
  })

  async function loadWidget(widgetId: string, language: Language) {
    const asset = isId(widgetId) ? await app.assets.find(widgetId) : undefined
    if (asset?.kind !== 'widget') return undefined
    const key = toCacheKey(widgetId, language)
    const render = () => withAccount(app.db, asset.scope, (db) => renderPublicWidget(db, asset, language, options))
    // Another request may have loaded it while the asset was looked up.
    return cache.get(key) ?? cache.load(key, asset.scope.accountId, render())
  }
}

const toCacheKey = (widgetId: string, language: Language) => `${widgetId} ${language}`

/** Browsers revalidate in the background after a minute, and show the cached widget while the server is down. */
const publishedCacheControl = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'
/** An archived widget may be published again at any time. */
const archivedCacheControl = 'public, max-age=60'
