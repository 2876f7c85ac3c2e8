import { TopBarSlot } from '../app/shell/top-bar-slot.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Page } from '../design/page.tsx'
import { SubmissionList } from './submission-list.tsx'
import { SubmissionSlideOut } from './submission-slide-out.tsx'
import { useOpenSubmission } from './use-open-submission.ts'

/** What visitors have sent, and one of them closer. */
export function SubmissionListPage() {
  const { submissionId, close } = useOpenSubmission()
  return (
    <Page title="Submissions" description="What visitors of your pages and widgets have sent you.">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Submissions' }]} />
      </TopBarSlot>
      <SubmissionList />
      <SubmissionSlideOut submissionId={submissionId} onClose={close} />
    </Page>
  )
}
