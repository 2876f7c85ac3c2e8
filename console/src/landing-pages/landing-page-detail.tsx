import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { SubjectDetail } from '../assets/subject-detail.tsx'
import { ownerOf, useLandingPagePath } from './landing-page-paths.ts'
import { layoutNames, pagesOfOwner } from './landing-page-words.ts'
import { PageFacts } from './page-facts.tsx'
import { PageHeadActions } from './page-head-actions.tsx'
import { PagePicture } from './page-picture.tsx'
import { useLandingPageDialogs } from './use-landing-page-dialogs.tsx'

export function LandingPageDetail({ page }: { page: LandingPage }) {
  const { name, layoutType, layoutSettings } = page
  const { listOf } = useLandingPagePath()
  const { ask, dialogs } = useLandingPageDialogs()
  const owner = ownerOf(page)
  return (
    <>
      <SubjectDetail
        subject={page}
        kind="landing-page"
        description={layoutNames[layoutType]}
        list={{ label: pagesOfOwner[owner].many, to: listOf(owner) }}
        actions={<PageHeadActions page={page} ask={ask} />}
        onRename={() => ask('rename', page)}
        picture={
          <PagePicture layoutType={layoutType} settings={layoutSettings} owner={owner} title={`Preview of ${name}`} />
        }
        facts={<PageFacts page={page} />}
      />
      {dialogs}
    </>
  )
}
