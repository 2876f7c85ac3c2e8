import { createHash } from 'node:crypto'
import { type LandingPageInput, renderLandingPage } from '@gable/public-pages/landing/landing-page.tsx'
import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { formatShownVariant, type ShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import type { FastifyInstance } from 'fastify'
import { createPublicConfigCache } from '../assets/public-config-cache.ts'
import { createConversionLookup } from '../conversions/browser-conversions.ts'
import { getPublicPage } from '../landing-pages/public-page.ts'
import { renderLinkCard } from '../landing-pages/render-link-card.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import { withAccount } from '../platform/database.ts'
import { type EncodedText, encodeText } from './content-encoding.ts'
import type { PagePolicyOptions } from './page-policy.ts'

interface PageView {
  language: Language
  /** The version to show, while one is tested. */
  shown?: ShownVariant | undefined
}

interface RenderedPage extends EncodedText {
  /** What it was rendered from. */
  input: LandingPageInput
  policy: PagePolicyOptions
  vendors: ConversionVendor[]
  /** `/lp`, or `/p/<agent>` for a personal page. */
  folder: string
}

/** Landing pages and the pictures of their link previews, rendered once and kept until a page or its brand changes. */
export function createLandingPageCache(app: FastifyInstance, { countsMachines }: { countsMachines: boolean }) {
  const pages = createPublicConfigCache<RenderedPage>()
  const cards = createPublicConfigCache<Buffer>()
  app.assets.onContentChanged(pages.invalidate)
  app.assets.onContentChanged(cards.invalidate)
  const getConversions = createConversionLookup(app)

  async function getPage(pageId: string, view: PageView): Promise<RenderedPage | undefined> {
    const key = toCacheKey(pageId, view)
    const cached = pages.get(key)
    if (cached) return cached
    const asset = await findPageAsset(pageId)
    // Another request may have rendered it while the asset was looked up.
    return asset && (pages.get(key) ?? pages.load(key, asset.scope.accountId, renderPage(asset, view)))
  }

  /** Undefined for a layout without a picture. */
  async function getLinkCard(pageId: string, language: Language): Promise<Buffer | undefined> {
    const asset = await findPageAsset(pageId)
    if (!asset) return undefined
    const key = toCacheKey(pageId, { language })
    return cards.get(key) ?? cards.load(key, asset.scope.accountId, renderCard(asset, language))
  }

  async function renderPage(asset: CachedAsset, view: PageView) {
    const { getUrl, readText } = await app.embedFiles()
    const page = await loadPage(asset, view)
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

  async function renderCard(asset: CachedAsset, language: Language) {
    const page = await loadPage(asset, { language })
    return page && 'heading' in page.settings
      ? renderLinkCard({ heading: page.settings.heading, brand: page.brand })
      : undefined
  }

  async function loadPage(asset: CachedAsset, view: PageView) {
    const host = await app.hosts.getPageHost(asset.scope.accountId)
    return withAccount(app.db, asset.scope, (db) => getPublicPage(db, asset, { ...view, host }))
  }

  async function findPageAsset(pageId: string): Promise<CachedAsset | undefined> {
    const asset = await app.assets.find(pageId)
    return asset?.kind === 'landing-page' ? asset : undefined
  }

  return { getPage, getLinkCard }
}

const toCacheKey = (pageId: string, { language, shown }: PageView) =>
  [pageId, language, ...(shown ? [formatShownVariant(shown)] : [])].join(' ')
