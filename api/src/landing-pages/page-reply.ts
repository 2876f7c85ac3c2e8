import type { LandingPage, LandingPageVersion, LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { type AssetRow, toAssetSummary } from '../assets/queries.ts'
import { listChangedSections } from './list-changed-sections.ts'
import { toPageSettings } from './page-settings.ts'
import { type PageHost, toPageUrl, toPermanentUrl } from './page-url.ts'
import type { listVersionRows, StoredPageSettings } from './version-queries.ts'

interface UrlContext {
  host: PageHost
  /** The caller's personalized URL, which personal pages are under. */
  purlId: string | null
}

export function toLandingPage(row: AssetRow, { host, purlId }: UrlContext): LandingPage {
  const { id, type, agent_id, branding_id, settings, general_settings, slug } = row
  const address = { id, isPersonal: agent_id !== null, purlId, slug, isSlugShared: row.is_slug_shared }
  return {
    ...toAssetSummary(row),
    ...(agent_id && { agentId: agent_id }),
    url: toPageUrl(host, address),
    permanentUrl: toPermanentUrl(host, address),
    slug,
    layoutType: type,
    ...toPageSettings(type, { brandingId: branding_id, settings, generalSettings: general_settings }),
    hasUnpublishedChanges: row.has_draft,
  } as LandingPage
}

interface PublicationState {
  draft: StoredPageSettings | undefined
  publishedVersion: number | null
  hasSplitTest: boolean
}

export const toLandingPageWithDraft = (
  page: LandingPage,
  { draft, publishedVersion, hasSplitTest }: PublicationState,
): LandingPageWithDraft => ({
  ...page,
  draft: draft ? toPageSettings(page.layoutType, draft) : null,
  publishedVersion,
  hasSplitTest,
})

/** Versions come newest first. */
export const toLandingPageVersions = (
  type: string,
  rows: Awaited<ReturnType<typeof listVersionRows>>,
): LandingPageVersion[] => {
  const versions = rows.map((row) => ({ ...row, page: toPageSettings(type, row) }))
  return versions.map(({ version, publishedAt, publishedBy, page }, index) => {
    const before = versions[index + 1]?.page
    return {
      version,
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      ...page,
      changes: before ? listChangedSections(before, page) : [],
    }
  })
}
