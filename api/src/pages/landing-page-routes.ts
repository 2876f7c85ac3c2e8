import { createHash } from 'node:crypto'
import { renderLandingPage } from '@gable/public-pages/landing/landing-page.tsx'
import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import { isId } from '@gable/shared/ids.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTrackingCodeLookup } from '../account-tracking/tracking-code-lookup.ts'
import { createPublicConfigCache } from '../assets/public-config-cache.ts'
import { createConversionLookup } from '../conversions/browser-conversions.ts'
import { getPageCode } from '../landing-pages/page-code.ts'
import { getPublicPage } from '../landing-pages/public-page.ts'
import { withAccount } from '../platform/database.ts'
import { type EncodedText, encodeText } from './content-encoding.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { type PagePolicyOptions, setPagePolicy } from './page-policy.ts'
import { parseLanguage, toConversionPolicy } from './page-request.ts'
import { sendCustomCode } from './send-custom-code.ts'
import { sendEncoded } from './send-encoded.ts'

interface LandingPageRouteOptions {
  countsMachines: boolean
}

interface LandingPageRequest {
  Params: { pageId: string; purlId?: string }
  Querystring: { lang?: string }
}

interface RenderedPage extends EncodedText {
  policy: PagePolicyOptions
  vendors: ConversionVendor[]
  /** The only path that serves the page. */
  path: string
}

/** `/lp/<page>` for account pages and `/p/<agent>/<page>` for personal ones. Rendered once, then served from memory. */
export const landingPageRoutes =
  ({ countsMachines }: LandingPageRouteOptions) =>
  async (app: FastifyInstance) => {
    const cache = createPublicConfigCache<RenderedPage>()
    app.assets.onContentChanged(cache.invalidate)
    const getAccountTrackingCode = createTrackingCodeLookup(app)
    const getConversions = createConversionLookup(app)

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

    async function handlePage(request: FastifyRequest<LandingPageRequest>, reply: FastifyReply) {
      const { params, query } = request
      const pageId = params.pageId.toLowerCase()
      const language = parseLanguage(query)
      const page = await (cache.get(toCacheKey(pageId, language)) ?? renderPage(pageId, language))
      const path = params.purlId === undefined ? `/lp/${pageId}` : `/p/${params.purlId.toLowerCase()}/${pageId}`
      if (!page || page.path !== path) return sendNotFoundPage(reply)
      reply.type('text/html; charset=utf-8').header('cache-control', cacheControl)
      setPagePolicy(reply, page.policy, toConversionPolicy(request, page.vendors))
      return sendEncoded(request, reply, page.encodings, page.hash)
    }

    async function renderPage(pageId: string, language: Language) {
      const asset = isId(pageId) ? await app.assets.find(pageId) : undefined
      if (asset?.kind !== 'landing-page') return undefined
      const render = async () => {
        const { getUrl, readText } = await app.embedFiles()
        const origin = await app.hosts.getOrigin(asset.scope.accountId)
        const page = await withAccount(app.db, asset.scope, (db) => getPublicPage(db, asset, { language, origin }))
        if (!page) return undefined
        const css = await readText('landing-page.css')
        const conversions = await getConversions(asset.id)
        const { html, style } = renderLandingPage({ page, css, fileUrl: getUrl, countsMachines, conversions })
        return {
          ...(await encodeText(html)),
          policy: {
            styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
            allowVideoFrames: html.includes('class="video"'),
          },
          vendors: Object.keys(conversions?.vendors ?? {}) as ConversionVendor[],
          path: new URL(page.url).pathname,
        }
      }
      const key = toCacheKey(pageId, language)
      // Another request may have rendered it while the asset was looked up.
      return cache.get(key) ?? cache.load(key, asset.scope.accountId, render())
    }

    async function sendPageCode(
      request: FastifyRequest<LandingPageRequest>,
      reply: FastifyReply,
      part: 'trackingCode' | 'videoEmbedCode',
    ) {
      const { pageId } = request.params
      return sendCustomCode(request, reply, isId(pageId) ? await getPageCode(app, pageId, part) : '')
    }
  }

const toCacheKey = (pageId: string, language: Language) => `${pageId} ${language}`

/** Shared caches may keep the page for a minute. A browser always revalidates, since the page may be archived. */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
