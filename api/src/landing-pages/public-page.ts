import { type PublicBrand, toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { translateDefaultTexts } from '@gable/shared/default-texts/translate-default-texts.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { translateBrand } from '@gable/shared/journeys/translate-brand.ts'
import { isLayoutType, type LayoutSettings } from '@gable/shared/landing-pages/layout.ts'
import { hasSpanishHeadings } from '@gable/shared/landing-pages/list-page-texts.ts'
import { toPageContact } from '@gable/shared/landing-pages/page-contact.ts'
import { withGeneralDefaults, withLayoutDefaults } from '@gable/shared/landing-pages/page-defaults.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import { formatShownVariant, type ShownVariant, variantParameter } from '@gable/shared/traffic/shown-variant.ts'
import { getAccountSettings } from '../account-settings/queries.ts'
import { getBranding } from '../branding/queries.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type PageHost, toPageUrl } from './page-url.ts'
import { getShownPageRow } from './shown-page.ts'

interface PublicPageOptions {
  language: Language
  host: PageHost
  /** The version to show, while one is tested. */
  shown?: ShownVariant | undefined
}

/** Everything needed to render a published page. Undefined when the page is archived or does not exist. */
export async function getPublicPage(
  db: Db,
  asset: CachedAsset,
  { language, host, shown }: PublicPageOptions,
): Promise<PublicPage | undefined> {
  const row = await getShownPageRow(db, asset, shown)
  if (row?.status !== 'PUBLISHED' || !isLayoutType(row.type)) return undefined
  const branding = await getBranding(db, asset.scope, row.brandingId)
  if (!branding) return undefined
  const layoutType = row.type
  const brand = translateBrand(toPublicBrand(branding), language)
  const saved = withLayoutDefaults(layoutType, { ...row.settings, brandingId: row.brandingId })
  const settings = translateDefaultTexts(saved, language, saved.spanishTexts)
  const { tracking_code: accountCode } = await getAccountSettings(db, asset.scope)
  const { trackingCode, ...general } = withGeneralDefaults(row.generalSettings)
  const query = shown ? `?${variantParameter}=${formatShownVariant(shown)}` : ''
  return {
    pageId: asset.id,
    ...(shown && { variant: formatShownVariant(shown) }),
    url: toPageUrl(host, { ...row, id: asset.id, isPersonal: row.agentId !== null }),
    isListed: row.agentId === null,
    language,
    isInSpanish: hasSpanishHeadings(saved),
    layoutType,
    settings,
    widths: await getImageWidths(db, asset.scope, settings, brand),
    ...general,
    brand,
    proof: branding.proof,
    contact: toPageContact(row.agentId === null ? null : row, brand),
    tracking: [
      ...(trackingCode ? [`/lp/${asset.id}/tracking${query}`] : []),
      ...(accountCode ? [`/lp/${asset.id}/tracking/account`] : []),
    ],
  }
}

async function getImageWidths(db: Db, scope: AccountScope, settings: LayoutSettings, { logo }: PublicBrand) {
  const background =
    'backgroundImage' in settings && !isScene(settings.backgroundImage) ? [settings.backgroundImage] : []
  const pictures = await getUploadedImages(db, scope, [...background, ...(logo ? [logo.url] : [])])
  return Object.fromEntries([...pictures].map(([url, { narrower, width }]) => [url, [...narrower, width]]))
}
