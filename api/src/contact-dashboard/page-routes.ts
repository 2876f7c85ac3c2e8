import { renderClosedLinkPage } from '@gable/public-pages/dashboard/closed-link-page.tsx'
import { renderDashboardPage } from '@gable/public-pages/dashboard/dashboard-page.tsx'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPublicConfigCache } from '../assets/public-config-cache.ts'
import { createRateLimiter } from '../ingest/rate-limiter.ts'
import { sendNotFoundPage } from '../pages/not-found-routes.ts'
import { sendPage } from '../pages/page-request.ts'
import { withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Settings } from '../platform/settings.ts'
import { type FoundLink, findLink } from './find-link.ts'
import { loadDashboard, toPageLanguage } from './load-dashboard.ts'
import { getOwner } from './owner-queries.ts'
import { getPageContent, type PageContent } from './page-content.ts'

interface DashboardPageRequest {
  Params: { code: string }
  Querystring: { lang?: string }
}

/** Wrong codes of one address per minute. Eighty bits cannot be guessed; this makes trying cost nothing of ours. */
const wrongCodesPerMinute = 20

interface DashboardPageOptions {
  secret: Buffer
  settings: Pick<Settings, 'NODE_ENV' | 'TILE_URL'>
}

/** `/d/<code>`: the page of one home, for its owner. It needs no sign-in and no script. */
export const dashboardPageRoutes =
  ({ secret, settings }: DashboardPageOptions) =>
  async (app: FastifyInstance) => {
    const wrongCodes = createRateLimiter(wrongCodesPerMinute)
    const cache = createPublicConfigCache<PageContent>()
    app.assets.onContentChanged(cache.invalidate)

    app.get<DashboardPageRequest>('/d/:code', async (request, reply) => {
      setPrivateHeaders(reply)
      const link = await findOpenableLink(request, reply)
      if (!link) return reply
      const page = link.isRevoked ? undefined : await renderPage(link, request.query.lang)
      return sendPage(reply, page ?? (await renderClosedPage(link, request.query.lang)))
    })

    /** Replies by itself when there is no such link, or when its account has another host. */
    async function findOpenableLink(
      { params, ip, hostAccountId }: FastifyRequest<DashboardPageRequest>,
      reply: FastifyReply,
    ): Promise<FoundLink | undefined> {
      const link = await findLink(app.db, params.code)
      if (link && (hostAccountId === undefined || hostAccountId === link.scope.accountId)) return link
      const seconds = wrongCodes.consume(ip, 1)
      if (seconds > 0)
        await reply.code(429).header('retry-after', seconds).send('Too many attempts. Please wait a minute.')
      else await sendNotFoundPage(reply)
      return undefined
    }

    const readContent = ({ accountId }: AccountScope, scope: AccountScope) =>
      cache.get(accountId) ??
      cache.load(
        accountId,
        accountId,
        withAccount(app.db, scope, (db) => getPageContent(db, scope)),
      )

    /** Undefined when the contact is gone or no longer owns the home. */
    async function renderPage({ scope, code, ...key }: FoundLink, requestedLanguage: string | undefined) {
      const content = await readContent(scope, scope)
      if (!content) return undefined
      const page = await withAccount(app.db, scope, async (db) => {
        const owner = await getOwner(db, scope, key)
        if (!owner) return undefined
        const language = toPageLanguage(requestedLanguage, owner)
        const { propertyId } = key
        const tileUrl = settings.TILE_URL ?? null
        return loadDashboard(db, scope, {
          ...{ owner, propertyId, content, code, language, secret, tileUrl },
          corrections: [],
          changes: [],
        })
      })
      if (!page) return undefined
      const { getUrl: fileUrl, readText } = await app.embedFiles()
      const countsMachines = settings.NODE_ENV === 'test'
      return renderDashboardPage({ page, css: await readText('dashboard-page.css'), fileUrl, countsMachines })
    }

    async function renderClosedPage({ scope }: FoundLink, requestedLanguage: string | undefined) {
      const { brand } = await withAccount(app.db, scope, (db) => getPageContent(db, scope))
      const { getUrl: fileUrl } = await app.embedFiles()
      return renderClosedLinkPage({ brand, language: toPageLanguage(requestedLanguage, { language: null }), fileUrl })
    }
  }

const setPrivateHeaders = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
