import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { ownerLabels } from './landing-page-labels.ts'
import { useLandingPagePaths } from './landing-page-paths.ts'
import { PageTemplatePicker } from './page-template-picker.tsx'

export const NewAccountPage = () => <NewPage owner="account" />
export const NewPersonalPage = () => <NewPage owner="personal" />

function NewPage({ owner }: { owner: PageOwner }) {
  const { getListPath } = useLandingPagePaths()
  return (
    <Page title="Select a Template">
      <TopBarSlot>
        <Breadcrumb
          items={[{ label: ownerLabels[owner].plural, to: getListPath(owner) }, { label: 'New Landing Page' }]}
        />
      </TopBarSlot>
      <PageTemplatePicker owner={owner} />
    </Page>
  )
}
