import { createHash } from 'node:crypto'
import { type LandingPageInput, renderLandingPage } from '@gable/public-pages/landing/landing-page.tsx'
import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import { isId } from '@gable/shared/ids.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { formatShownVariant, parseShownVariant, type ShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTrackingCodeLookup } from '../account-tracking/tracking-code-lookup.ts'
import { createPublicConfigCache } from '../assets/public-config-cache.ts'
import { createConversionLookup } from '../conversions/browser-conversions.ts'
import { getPieceReference } from '../email-tracking/piece-reference.ts'
import { isBotRequest } from '../ingest/bot-requests.ts'
import { getPageCode } from '../landing-pages/page-code.ts'
import { createPageLookup } from '../landing-pages/page-lookup.ts'
import { getPublicPage } from '../landing-pages/public-page.ts'
import { renderLinkCard } from '../landing-pages/render-link-card.ts'
import { chooseVariant } from '../landing-pages/split-tests/choose-variant.ts'
import { toAddressBlock } from '../platform/address-block.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import { withAccount } from '../platform/database.ts'
import { type EncodedText, encodeText } from './content-encoding.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { type PagePolicyOptions, setPagePolicy } from './page-policy.ts'
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

interface RenderedPage extends EncodedText {
  /** What it was rendered from. */
  input: LandingPageInput
  policy: PagePolicyOptions
  vendors: ConversionVendor[]
  /** `/lp`, or `/p/<agent>` for a personal page. */
  folder: string
}

/**
 * `/lp/<page>` for account pages and `/p/<agent>/<page>` for personal ones, by id or by slug. Earlier slugs redirect.
 * Rendered once, then served from memory.
 */
export const publicLandingPageRoutes =
  ({ countsMachines, secret }: LandingPageRouteOptions) =>
  async (app: FastifyInstance) => {
    const cache = createPublicConfigCache<RenderedPage>()
    const cards = createPublicConfigCache<Buffer>()
    app.assets.onContentChanged(cache.invalidate)
    app.assets.onContentChanged(cards.invalidate)
    const getAccountTrackingCode = createTrackingCodeLookup(app)
    const findPage = createPageLookup(app)
    const getConversions = createConversionLookup(app)
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
      const language = parseLanguage(query)
      const asset = isId(pageId) ? await app.assets.find(pageId) : undefined
      if (asset?.kind !== 'landing-page') return sendNotFoundPage(reply)
      const key = toCacheKey(pageId, { language })
      const card = await (cards.get(key) ?? cards.load(key, asset.scope.accountId, loadCard(asset, language)))
      if (!card) return sendNotFoundPage(reply)
      return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(card)
    })

    async function loadCard(asset: CachedAsset, language: Language) {
      const host = await app.hosts.getPageHost(asset.scope.accountId)
      const page = await withAccount(app.db, asset.scope, (db) => getPublicPage(db, asset, { language, host }))
      return page && 'heading' in page.settings
        ? renderLinkCard({ heading: page.settings.heading, brand: page.brand })
        : undefined
    }

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
      const view = { language, shown }
      const page = pageId && (await (cache.get(toCacheKey(pageId, view)) ?? renderPage(pageId, view)))
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

    async function renderPage(pageId: string, view: PageView) {
      const asset = await app.assets.find(pageId)
      if (asset?.kind !== 'landing-page') return undefined
      const render = async () => {
        const { getUrl, readText } = await app.embedFiles()
        const host = await app.hosts.getPageHost(asset.scope.accountId)
        const page = await withAccount(app.db, asset.scope, (db) => getPublicPage(db, asset, { ...view, host }))
        if (!page) return undefined
        const css = await readText('landing-page.css')
        const conversions = await getConversions(asset.id)
        const input = { page, css, fileUrl: getUrl, countsMachines, conversions }
        const { html, style } = renderLandingPage(input)
        return {
          input,
          ...(await encodeText(html)),
          policy: {
            styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
            allowVideoFrames: html.includes('class="video"'),
          },
          vendors: Object.keys(conversions?.vendors ?? {}) as ConversionVendor[],
          folder: new URL('.', page.url).pathname.slice(0, -1),
        }
      }
      const key = toCacheKey(pageId, view)
      // Another request may have rendered it while the asset was looked up.
      return cache.get(key) ?? cache.load(key, asset.scope.accountId, render())
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

interface PageView {
  language: Language
  /** The version to show, while one is tested. */
  shown?: ShownVariant | undefined
}

const toCacheKey = (pageId: string, { language, shown }: PageView) =>
  [pageId, language, ...(shown ? [formatShownVariant(shown)] : [])].join(' ')

/** The recipient of an email, on any device; otherwise the browsers of one kind at an address. */
const toVisitor = ({ query, ip, headers }: FastifyRequest<LandingPageRequest>) =>
  getPieceReference(query) ?? `${toAddressBlock(ip)} ${(headers['user-agent'] ?? '').slice(0, 500)}`

const privateCacheControl = 'private, max-age=0'

/** Shared caches may keep the page for a minute. A browser always revalidates, since the page may be archived. */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
