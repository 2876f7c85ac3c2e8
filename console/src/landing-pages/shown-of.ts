import type { Branding } from '@gable/shared/branding/branding.ts'
import { publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import type { User } from '@gable/shared/identity/user.ts'
import { filledLayout } from '@gable/shared/landing-pages/filled-page.ts'
import {
  emptyGeneralSettings,
  type GeneralSettings,
  type LayoutSettings,
  type LayoutType,
} from '@gable/shared/landing-pages/layout.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { pageCardOf } from '@gable/shared/landing-pages/page-card.ts'
import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'
import { presentable } from './presentable.ts'

export interface DraftPage {
  layoutType: LayoutType
  /** As they are being edited: they need not make sense yet. */
  settings: LayoutSettings
  general?: GeneralSettings | undefined
  owner: PageOwner
}

interface Surroundings {
  /** The default one first. */
  brandings: Branding[]
  /** Whose own page it is, if it is not the account's. */
  user: User
}

/** What visitors would be shown of it. Undefined where there is no brand to show it in. */
export function shownOf(
  { layoutType, settings, general = emptyGeneralSettings, owner }: DraftPage,
  { brandings, user }: Surroundings,
): ShownPage | undefined {
  const branding = brandings.find(({ _id }) => _id === settings.brandingId) ?? brandings[0]
  if (!branding) return undefined
  const brand = publicBrandOf(branding)
  const { trackingCode: _, ...told } = general
  return {
    pageId: 'preview',
    url: '',
    isListed: false,
    language: 'en',
    layoutType,
    settings: presentable(filledLayout(layoutType, { ...settings })),
    ...told,
    brand,
    card: pageCardOf(owner === 'personal' ? user : null, brand),
    tracking: [],
  }
}
