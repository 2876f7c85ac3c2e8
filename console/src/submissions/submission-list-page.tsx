import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { submissionParam } from '../layout/paths/submission-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { SubmissionList } from './submission-list.tsx'
import { SubmissionSlideOut } from './submission-slide-out.tsx'

/** The submission list, with one submission open beside it. */
export function SubmissionListPage() {
  const { openId, close } = useOverlayParam(submissionParam)
  return (
    <Page title="Submissions" description="Everything visitors send through your pages and widgets.">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Submissions' }]} />
      </TopBarSlot>
      <SubmissionList />
      <SubmissionSlideOut submissionId={openId} onClose={close} />
    </Page>
  )
}
