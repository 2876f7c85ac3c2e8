import { renderLandingPage } from '@gable/public-pages/landing/landing-page.tsx'
import { isId } from '@gable/shared/ids.ts'
import { parseShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTrackingCodeLookup } from '../account-tracking/tracking-code-lookup.ts'
import { getPieceReference } from '../email-tracking/piece-reference.ts'
import { isBotRequest } from '../ingest/bot-requests.ts'
import { getPageCode } from '../landing-pages/page-code.ts'
import { createPageLookup } from '../landing-pages/page-lookup.ts'
import { chooseVariant } from '../landing-pages/split-tests/choose-variant.ts'
import { toAddressBlock } from '../platform/address-block.ts'
import { createLandingPageCache } from './landing-page-cache.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { setPagePolicy } from './page-policy.ts'
import { getInitialReferrer, parseLanguage, sendPage, toConversionPolicy } from './page-request.ts'
import { sendCustomCode } from './send-custom-code.ts'
import { sendEncoded } from './send-encoded.ts'
import { createVisitTagsKeeper } from './visit-tags-keeper.ts'

interface LandingPageRouteOptions {
  countsMachines: boolean
  /** Divides visitors while a page is tested. */
  secret: Buffer
}

interface LandingPageRequest {
  Params: { pageId: string; purlId?: string }
  Querystring: { lang?: string; v?: unknown; m?: unknown; from?: unknown }
}

/**
 * `/lp/<page>` for account pages and `/p/<agent>/<page>` for personal ones, by id or by slug. Earlier slugs redirect.
 * Rendered once, then served from memory.
 */
export const publicLandingPageRoutes =
  ({ countsMachines, secret }: LandingPageRouteOptions) =>
  async (app: FastifyInstance) => {
    const { getPage, getLinkCard } = createLandingPageCache(app, { countsMachines })
    const getAccountTrackingCode = createTrackingCodeLookup(app)
    const findPage = createPageLookup(app)
    const redirectToTagged = createVisitTagsKeeper(app, findPage)

    app.get<LandingPageRequest>('/lp/:pageId', handlePage)
    app.get<LandingPageRequest>('/p/:purlId/:pageId', handlePage)

    app.get<LandingPageRequest>('/lp/:pageId/tracking', async (request, reply) =>
      sendPageCode(request, reply, 'trackingCode'),
    )
    app.get<LandingPageRequest>('/lp/:pageId/tracking/account', async (request, reply) => {
      const { pageId } = request.params
      return sendCustomCode(request, reply, isId(pageId) ? await getAccountTrackingCode(pageId) : '', 'no-cache')
    })
    app.get<LandingPageRequest>('/lp/:pageId/video', async (request, reply) =>
      sendPageCode(request, reply, 'videoEmbedCode'),
    )

    // Link previews need a picture, and this layout has none.
    app.get<LandingPageRequest>('/lp/:pageId/card.png', async ({ params, query }, reply) => {
      const pageId = params.pageId.toLowerCase()
      const card = isId(pageId) && (await getLinkCard(pageId, parseLanguage(query)))
      if (!card) return sendNotFoundPage(reply)
      return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(card)
    })

    async function handlePage(request: FastifyRequest<LandingPageRequest>, reply: FastifyReply) {
      const { params, query } = request
      const purlId = params.purlId?.toLowerCase()
      const address = { name: params.pageId.toLowerCase(), purlId, accountId: request.hostAccountId }
      const { pageId, name } = (await findPage(address)) ?? {}
      const language = parseLanguage(query)
      const splitTest = pageId ? (await app.assets.find(pageId))?.splitTest : undefined
      // Search engines and link previews are told one thing.
      const shown =
        splitTest && !isBotRequest(request.headers) ? chooseVariant(secret, splitTest, toVisitor(request)) : undefined
      const page = pageId && (await getPage(pageId, { language, shown }))
      const folder = purlId === undefined ? '/lp' : `/p/${purlId}`
      if (!page || page.folder !== folder) return sendNotFoundPage(reply)
      if (name !== address.name) {
        const [, search] = request.url.split('?')
        reply.header('cache-control', cacheControl)
        return reply.redirect([`${folder}/${name}`, ...(search ? [search] : [])].join('?'), 301)
      }
      if (await redirectToTagged(request, reply, pageId)) return reply
      const conversions = toConversionPolicy(request, page.vendors)
      const referrer = getInitialReferrer(request)
      // A shared cache would show its version, and the website that this visitor comes from, to every visitor.
      reply.header('cache-control', splitTest || referrer ? privateCacheControl : cacheControl)
      if (referrer) {
        const { page: content } = page.input
        return sendPage(
          reply,
          renderLandingPage({ ...page.input, page: { ...content, referrer } }),
          page.policy,
          conversions,
        )
      }
      setPagePolicy(reply, page.policy, conversions)
      reply.type('text/html; charset=utf-8')
      return sendEncoded(request, reply, page.encodings, page.hash)
    }

    async function sendPageCode(
      request: FastifyRequest<LandingPageRequest>,
      reply: FastifyReply,
      part: 'trackingCode' | 'videoEmbedCode',
    ) {
      const { params, query } = request
      const code = isId(params.pageId) ? await getPageCode(app, params.pageId, part, parseShownVariant(query.v)) : ''
      return sendCustomCode(request, reply, code)
    }
  }

/** The recipient of an email, on any device; otherwise the browsers of one kind at an address. */
const toVisitor = ({ query, ip, headers }: FastifyRequest<LandingPageRequest>) =>
  getPieceReference(query) ?? `${toAddressBlock(ip)} ${(headers['user-agent'] ?? '').slice(0, 500)}`

const privateCacheControl = 'private, max-age=0'

/** Shared caches may keep the page for a minute. A browser always revalidates, since the page may be archived. */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
