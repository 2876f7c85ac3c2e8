import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { AssetDetail } from '../assets/asset-detail.tsx'
import { layoutNames, ownerLabels } from './landing-page-labels.ts'
import { ownerOf, useLandingPagePaths } from './landing-page-paths.ts'
import { PageFacts } from './page-facts.tsx'
import { PageHeadActions } from './page-head-actions.tsx'
import { PageThumbnail } from './page-thumbnail.tsx'
import { SplitTestCard } from './split-tests/split-test-card.tsx'
import { useLandingPageDialogs } from './use-landing-page-dialogs.tsx'
import { DraftNotice } from './versions/draft-notice.tsx'

export function LandingPageDetail({ page }: { page: LandingPageWithDraft }) {
  const { name, layoutType, layoutSettings } = page
  const { getListPath } = useLandingPagePaths()
  const { openDialog, dialogs } = useLandingPageDialogs()
  const owner = ownerOf(page)
  return (
    <>
      <AssetDetail
        asset={page}
        kind="landing-page"
        description={layoutNames[layoutType]}
        list={{ label: ownerLabels[owner].plural, to: getListPath(owner) }}
        actions={<PageHeadActions page={page} openDialog={openDialog} />}
        onRename={() => openDialog('rename', page)}
        thumbnail={
          <PageThumbnail layoutType={layoutType} settings={layoutSettings} owner={owner} title={`Preview of ${name}`} />
        }
        notice={<DraftNotice page={page} />}
        facts={<PageFacts page={page} />}
      >
        <SplitTestCard page={page} />
      </AssetDetail>
      {dialogs}
    </>
  )
}
