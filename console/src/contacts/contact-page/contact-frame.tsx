import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { HistorySkeleton } from '../../activity/history-skeleton.tsx'
import { Breadcrumb } from '../../design/layout/breadcrumb.tsx'
import { Page } from '../../design/layout/page.tsx'
import { LinkTabs } from '../../design/layout/tabs.tsx'
import { useMedia } from '../../design/layout/use-media.ts'
import { TopBarSlot } from '../../layout/top-bar-slot.tsx'
import { contactName } from '../contact-name.ts'
import { useContactPath } from '../contact-paths.ts'
import { ArchivedNotice } from './archived-notice.tsx'
import { ContactAside } from './contact-aside.tsx'
import { FoldedAside } from './folded-aside.tsx'
import { HeadActions } from './head-actions.tsx'
import { HeadLine } from './head-line.tsx'
import { useOpenContact } from './open-contact.ts'
import { StateBadges } from './state-badges.tsx'

export function ContactFrame() {
  const { contact } = useOpenContact()
  const { list, pathOf } = useContactPath()
  const isWide = useMedia('(min-width: 1280px)')
  const name = contactName(contact)
  const path = pathOf(contact._id)
  return (
    <Page title={name} badge={<StateBadges />} description={<HeadLine />} actions={<HeadActions />}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts', to: list }, { label: name }]} />
      </TopBarSlot>
      <ArchivedNotice />
      {!isWide && <FoldedAside />}
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0">
          <div className="mb-5">
            <LinkTabs
              label="Parts of the history"
              tabs={[
                { label: 'Activity', to: `${path}/activity` },
                { label: 'Emails', to: `${path}/emails` },
                { label: 'Submissions', to: `${path}/submissions` },
                { label: 'Notes', to: `${path}/notes` },
              ]}
            />
          </div>
          <Suspense fallback={<HistorySkeleton />}>
            <Outlet />
          </Suspense>
        </div>
        {isWide && <ContactAside />}
      </div>
    </Page>
  )
}
