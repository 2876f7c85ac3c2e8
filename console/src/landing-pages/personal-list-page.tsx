import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccount } from '../platform/account.ts'
import { PersonalUrlInfo } from '../purl/personal-url-info.tsx'
import { PersonalUrlWelcome } from '../purl/personal-url-welcome.tsx'
import { CreateLandingPage } from './create-landing-page.tsx'
import { LandingPageTabs } from './landing-page-tabs.tsx'
import { PageList } from './page-list.tsx'

/** One's own pages; before there can be any, the address that they will stand at. */
export function PersonalListPage() {
  const { id } = useAccount().agent.purl
  return (
    <Page
      title="Personal Landing Pages"
      badge={id !== null && <PersonalUrlInfo />}
      actions={id !== null && <CreateLandingPage owner="personal" />}
      tabs={<LandingPageTabs />}
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Personal Landing Pages' }]} />
      </TopBarSlot>
      {id === null ? <PersonalUrlWelcome /> : <PageList owner="personal" />}
    </Page>
  )
}
