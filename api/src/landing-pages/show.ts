import { type PublicBrand, publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { filledGeneral, filledLayout } from '@gable/shared/landing-pages/filled-page.ts'
import { isLayoutType, type LayoutSettings } from '@gable/shared/landing-pages/layout.ts'
import { pageCardOf } from '@gable/shared/landing-pages/page-card.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'
import { readAccountSettings } from '../account-settings/queries.ts'
import { readBranding } from '../branding/queries.ts'
import { ownPictures } from '../media/own-pictures.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { KnownSubject } from '../platform/subject-map.ts'
import { pageUrl } from './page-url.ts'
import { readPage } from './show-queries.ts'

interface Asked {
  language: Language
  /** Where visitors reach the account's pages. */
  origin: string
}

/** A published page as visitors are shown it now. Undefined of what is archived or was never there. */
export async function showPage(db: Db, subject: KnownSubject, asked: Asked): Promise<ShownPage | undefined> {
  const stored = await readPage(db, subject)
  if (stored?.status !== 'PUBLISHED' || !isLayoutType(stored.type)) return undefined
  const branding = await readBranding(db, subject.scope, stored.brandingId)
  if (!branding) return undefined
  const layoutType = stored.type
  const brand = publicBrandOf(branding)
  const settings = filledLayout(layoutType, { ...stored.settings, brandingId: stored.brandingId })
  const { tracking_code: accountCode } = await readAccountSettings(db, subject.scope)
  const { trackingCode, ...general } = filledGeneral(stored.generalSettings)
  return {
    pageId: subject.id,
    url: pageUrl(asked.origin, { id: subject.id, isPersonal: stored.agentId !== null, purlId: stored.purlId }),
    isListed: stored.agentId === null,
    language: asked.language,
    layoutType,
    settings,
    widths: await widthsOf(db, subject.scope, settings, brand),
    ...general,
    brand,
    card: pageCardOf(stored.agentId === null ? null : stored, brand),
    tracking: [
      ...(trackingCode ? [`/lp/${subject.id}/tracking`] : []),
      ...(accountCode ? [`/lp/${subject.id}/tracking/account`] : []),
    ],
  }
}

async function widthsOf(db: Db, scope: AccountScope, settings: LayoutSettings, { logo }: PublicBrand) {
  const backdrop = 'backgroundImage' in settings && !isScene(settings.backgroundImage) ? [settings.backgroundImage] : []
  const pictures = await ownPictures(db, scope, [...backdrop, ...(logo ? [logo.url] : [])])
  return Object.fromEntries([...pictures].map(([url, { narrower, width }]) => [url, [...narrower, width]]))
}
