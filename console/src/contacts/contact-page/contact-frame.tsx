import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ActivitySkeleton } from '../../activity/activity-skeleton.tsx'
import { Breadcrumb } from '../../design/layout/breadcrumb.tsx'
import { Page } from '../../design/layout/page.tsx'
import { LinkTabs } from '../../design/layout/tabs.tsx'
import { useMediaQuery } from '../../design/layout/use-media-query.ts'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { TopBarSlot } from '../../layout/top-bar-slot.tsx'
import { contactName } from '../contact-name.ts'
import { ArchivedNotice } from './archived-notice.tsx'
import { CollapsedAside } from './collapsed-aside.tsx'
import { ContactAside } from './contact-aside.tsx'
import { ContactBadges } from './contact-badges.tsx'
import { CurrentLead } from './contact-leads.tsx'
import { ContactPageActions } from './contact-page-actions.tsx'
import { ContactSubtitle } from './contact-subtitle.tsx'
import { useOpenContact } from './open-contact.ts'

export function ContactFrame() {
  const { contact } = useOpenContact()
  const { list, contactPath } = useContactPaths()
  const isWide = useMediaQuery('(min-width: 1280px)')
  const name = contactName(contact)
  const path = contactPath(contact._id)
  return (
    <Page title={name} badge={<ContactBadges />} description={<ContactSubtitle />} actions={<ContactPageActions />}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts', to: list }, { label: name }]} />
      </TopBarSlot>
      <ArchivedNotice />
      {!isWide && (
        <>
          <CurrentLead />
          <CollapsedAside />
        </>
      )}
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0">
          <h2 className="sr-only">History</h2>
          <div className="mb-4 sm:mb-5">
            <LinkTabs
              label="Parts of the history"
              tabs={[
                { label: 'Activity', to: `${path}/activity` },
                { label: 'Emails', to: `${path}/emails` },
                { label: 'Postcards', to: `${path}/postcards` },
                { label: 'Submissions', to: `${path}/submissions` },
                { label: 'Notes', to: `${path}/notes` },
              ]}
            />
          </div>
          <Suspense fallback={<ActivitySkeleton />}>
            <Outlet />
          </Suspense>
        </div>
        {isWide && <ContactAside />}
      </div>
    </Page>
  )
}
