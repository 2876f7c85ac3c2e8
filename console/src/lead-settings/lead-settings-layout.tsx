import type { ReactNode } from 'react'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'

interface LeadSettingsLayoutProps {
  description: string
  actions?: ReactNode
  children: ReactNode
}

/** The header and the tabs of the lead settings. */
export const LeadSettingsLayout = ({ description, actions, children }: LeadSettingsLayoutProps) => (
  <Page title="Lead Settings" description={description} actions={actions} tabs={<LeadSettingsTabs />}>
    {children}
  </Page>
)

export function LeadSettingsTabs() {
  const pathTo = useAccountPath()
  return (
    <LinkTabs
      label="Lead Settings"
      tabs={[
        { to: pathTo('settings/lead-settings/configure'), label: 'Configure' },
        { to: pathTo('settings/lead-settings/automate'), label: 'Automate' },
        { to: pathTo('settings/lead-settings/user-mapping'), label: 'User Mapping' },
      ]}
    />
  )
}
