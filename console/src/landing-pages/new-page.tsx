import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { TopBarSlot } from '../app/shell/top-bar-slot.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Page } from '../design/page.tsx'
import { useLandingPagePath } from './landing-page-paths.ts'
import { pagesOfOwner } from './landing-page-words.ts'
import { PageTemplatePicker } from './page-template-picker.tsx'

export const NewAccountPage = () => <NewPage owner="account" />
export const NewPersonalPage = () => <NewPage owner="personal" />

/** What a new page can begin with. */
function NewPage({ owner }: { owner: PageOwner }) {
  const { listOf } = useLandingPagePath()
  return (
    <Page title="Select a Template">
      <TopBarSlot>
        <Breadcrumb items={[{ label: pagesOfOwner[owner].many, to: listOf(owner) }, { label: 'New Landing Page' }]} />
      </TopBarSlot>
      <PageTemplatePicker owner={owner} />
    </Page>
  )
}
