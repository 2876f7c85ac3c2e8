import type { ReactNode } from 'react'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'

/** The header and the tabs of the booking page and its appointments. */
export function BookingLayout({ children }: { children: ReactNode }) {
  const pathTo = useAccountPath()
  return (
    <Page
      title="Booking Page"
      description="Let sellers and buyers pick a time with you. Your pages, dashboards and emails link to it."
      tabs={
        <LinkTabs
          label="Booking Page"
          tabs={[
            { to: pathTo('settings/booking-page/setup'), label: 'Setup' },
            { to: pathTo('settings/booking-page/appointments'), label: 'Appointments' },
            { to: pathTo('settings/booking-page/calendars'), label: 'Calendars' },
          ]}
        />
      }
    >
      {children}
    </Page>
  )
}
