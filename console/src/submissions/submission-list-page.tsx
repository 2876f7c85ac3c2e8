import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useOpened } from '../platform/use-opened.ts'
import { SubmissionList } from './submission-list.tsx'
import { openedSubmission } from './submission-path.ts'
import { SubmissionSlideOut } from './submission-slide-out.tsx'

/** What visitors have sent, and one of them closer. */
export function SubmissionListPage() {
  const { opened, close } = useOpened(openedSubmission)
  return (
    <Page title="Submissions" description="What visitors of your pages and widgets have sent you.">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Submissions' }]} />
      </TopBarSlot>
      <SubmissionList />
      <SubmissionSlideOut submissionId={opened} onClose={close} />
    </Page>
  )
}
