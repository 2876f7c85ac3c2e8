import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { isLayoutType } from '@gable/shared/landing-pages/layout.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { withGeneralDefaults, withLayoutDefaults } from '@gable/shared/landing-pages/page-defaults.ts'
import { type AssetRow, selectAssets, toAssetSummary, withSummaryColumns } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { toPageUrl } from './page-url.ts'

/** The account's pages, or the caller's personal ones. Agents never see each other's personal pages. */
export function selectPages(db: Db, scope: Scope, owner: PageOwner) {
  const pages = selectAssets(db, scope, 'landing-page')
  return owner === 'account'
    ? pages.where('assets.agent_id', 'is', null)
    : pages.where('assets.agent_id', '=', scope.agentId)
}

/** An account page or one of the caller's personal pages. */
export const findPage = (db: Db, scope: Scope, id: string): Promise<AssetRow | undefined> =>
  withSummaryColumns(
    selectAssets(db, scope, 'landing-page')
      .where('assets.id', '=', id)
      .where(({ eb, or }) => or([eb('assets.agent_id', 'is', null), eb('assets.agent_id', '=', scope.agentId)])),
  ).executeTakeFirst()

interface UrlContext {
  /** The origin of the account's public pages. */
  origin: string
  /** The caller's personalized URL, which personal pages are under. */
  purlId: string | null
}

export function toLandingPage(row: AssetRow, { origin, purlId }: UrlContext): LandingPage {
  const layoutType = row.type
  const stored = { ...row.settings, brandingId: row.branding_id }
  return {
    ...toAssetSummary(row),
    ...(row.agent_id && { agentId: row.agent_id }),
    url: toPageUrl(origin, { id: row.id, isPersonal: row.agent_id !== null, purlId }),
    layoutType,
    layoutSettings: isLayoutType(layoutType) ? withLayoutDefaults(layoutType, stored) : stored,
    generalSettings: withGeneralDefaults(row.general_settings),
  } as LandingPage
}
