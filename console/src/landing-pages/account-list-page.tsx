import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { CreateLandingPage } from './create-landing-page.tsx'
import { LandingPageTabs } from './landing-page-tabs.tsx'
import { PageList } from './page-list.tsx'

/** Every page of the account. */
export const AccountListPage = () => (
  <Page title="Account Landing Page" actions={<CreateLandingPage owner="account" />} tabs={<LandingPageTabs />}>
    <TopBarSlot>
      <Breadcrumb items={[{ label: 'Account Landing Pages' }]} />
    </TopBarSlot>
    <PageList owner="account" />
  </Page>
)
