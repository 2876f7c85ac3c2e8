import type { LandingPageVersion, LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { VersionsSlideOut } from '../../editing/versions/versions-slide-out.tsx'
import { useApi } from '../../platform/use-api.ts'
import { ownerOf } from '../landing-page-paths.ts'
import { useLandingPageActions } from '../use-landing-page-actions.ts'
import { PageVersionSheet } from './page-version-sheet.tsx'

interface PageVersionsProps {
  page: LandingPageWithDraft
  open: boolean
  onClose: () => void
  /** Called with the page whose draft is the restored version. */
  onRestored?: (page: LandingPageWithDraft) => unknown
}

export function PageVersions({ page, open, onClose, onRestored }: PageVersionsProps) {
  const { restore } = useLandingPageActions()
  const response = useApi(
    'GET /agent/landing-page/page/:pageId/versions',
    ...(open ? [{ params: { pageId: page._id } }] : [false as const]),
  )
  return (
    <VersionsSlideOut
      open={open}
      onClose={onClose}
      response={response}
      publishedVersion={page.publishedVersion}
      describeChanges={describeChanges}
      onRestore={
        page.status === 'ARCHIVED'
          ? undefined
          : async ({ version }) => {
              const restored = await restore(page, version)
              onRestored?.(restored)
            }
      }
      renderSheet={(version, sheet) => (
        <PageVersionSheet {...sheet} layoutType={page.layoutType} owner={ownerOf(page)} settings={version} />
      )}
    />
  )
}

const describeChanges = ({ version, changes }: LandingPageVersion) => {
  if (version === 1) return 'First version'
  return changes.length > 0 ? `Changed: ${changes.join(', ')}` : 'No visible changes'
}
