import type { Branding } from '@gable/shared/branding/branding.ts'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { User } from '@gable/shared/identity/user.ts'
import {
  emptyGeneralSettings,
  type GeneralSettings,
  type LayoutSettings,
  type LayoutType,
} from '@gable/shared/landing-pages/layout.ts'
import { hasSpanishHeadings } from '@gable/shared/landing-pages/list-page-texts.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { toPageContact } from '@gable/shared/landing-pages/page-contact.ts'
import { withLayoutDefaults } from '@gable/shared/landing-pages/page-defaults.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { withPlaceholders } from './with-placeholders.ts'

export interface DraftPage {
  layoutType: LayoutType
  /** May be incomplete while the agent is editing. */
  settings: LayoutSettings
  general?: GeneralSettings | undefined
  owner: PageOwner
}

interface PreviewContext {
  /** The default branding comes first. */
  brandings: Branding[]
  /** The owner of a personal page. */
  user: User
}

/** The page that visitors would see. Undefined when the account has no branding. */
export function toPublicPage(
  { layoutType, settings, general = emptyGeneralSettings, owner }: DraftPage,
  { brandings, user }: PreviewContext,
): PublicPage | undefined {
  const branding = brandings.find(({ _id }) => _id === settings.brandingId) ?? brandings[0]
  if (!branding) return undefined
  const brand = toPublicBrand(branding)
  const { trackingCode: _, ...social } = general
  const shown = withPlaceholders(withLayoutDefaults(layoutType, { ...settings }))
  return {
    pageId: 'preview',
    url: '',
    isListed: false,
    language: 'en',
    isInSpanish: hasSpanishHeadings(shown),
    layoutType,
    settings: shown,
    ...social,
    brand,
    proof: branding.proof,
    contact: toPageContact(owner === 'personal' ? user : null, brand),
    tracking: [],
  }
}
