import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { submissionParam } from '../layout/paths/submission-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { LazySubmissionSlideOut } from './lazy-submission-slide-out.ts'
import { SubmissionList } from './submission-list.tsx'

/** The submission list, with one submission open beside it. */
export function SubmissionListPage() {
  const { openId, close } = useOverlayParam(submissionParam)
  return (
    <Page title="Submissions" description="Everything visitors send through your pages and widgets.">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Submissions' }]} />
      </TopBarSlot>
      <div {...preloadOnIntent(LazySubmissionSlideOut)}>
        <SubmissionList />
      </div>
      <LazySubmissionSlideOut submissionId={openId} onClose={close} />
    </Page>
  )
}
