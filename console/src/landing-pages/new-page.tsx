import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
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
