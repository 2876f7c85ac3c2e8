import type { ReactNode } from 'react'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'

/** The header and the tabs that the pages about tracking share. */
export function TrackingLayout({ description, children }: { description: string; children: ReactNode }) {
  const pathTo = useAccountPath()
  return (
    <Page
      title="Tracking Code"
      description={description}
      tabs={
        <LinkTabs
          label="Tracking"
          tabs={[
            { to: pathTo('settings/tracking-code'), label: 'Code', end: true },
            { to: pathTo('settings/tracking-code/conversions'), label: 'Conversions' },
          ]}
        />
      }
    >
      {children}
    </Page>
  )
}
