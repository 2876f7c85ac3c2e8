import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { CreateLandingPageButton } from './create-landing-page-button.tsx'
import { LandingPageTabs } from './landing-page-tabs.tsx'
import { PageList } from './page-list.tsx'

export const AccountListPage = () => (
  <Page title="Account Landing Page" actions={<CreateLandingPageButton owner="account" />} tabs={<LandingPageTabs />}>
    <TopBarSlot>
      <Breadcrumb items={[{ label: 'Account Landing Pages' }]} />
    </TopBarSlot>
    <PageList owner="account" />
  </Page>
)
