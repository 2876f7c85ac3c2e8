import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccount } from '../platform/account.ts'
import { PersonalUrlInfo } from '../purl/personal-url-info.tsx'
import { PersonalUrlWelcome } from '../purl/personal-url-welcome.tsx'
import { CreateLandingPageButton } from './create-landing-page-button.tsx'
import { LandingPageTabs } from './landing-page-tabs.tsx'
import { PageList } from './page-list.tsx'
import { PersonalUrlSample } from './personal-url-sample.tsx'

/** The agent's personal pages, or the setup of a personalized URL, which is required first. */
export function PersonalListPage() {
  const { id } = useAccount().agent.purl
  return (
    <Page
      title="Personal Landing Pages"
      badge={id !== null && <PersonalUrlInfo />}
      actions={id !== null && <CreateLandingPageButton owner="personal" />}
      tabs={<LandingPageTabs />}
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Personal Landing Pages' }]} />
      </TopBarSlot>
      {id === null ? <PersonalUrlWelcome sample={<PersonalUrlSample />} /> : <PageList owner="personal" />}
    </Page>
  )
}
