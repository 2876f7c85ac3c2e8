import { TopBarSlot } from '../app/shell/top-bar-slot.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Page } from '../design/page.tsx'
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
