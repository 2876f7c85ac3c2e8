import type { ReactNode } from 'react'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'

interface EmailDomainLayoutProps {
  description: string
  actions?: ReactNode
  children: ReactNode
}

/** The header and the tabs that all pages about email share. */
export function EmailDomainLayout({ description, actions, children }: EmailDomainLayoutProps) {
  const pathTo = useAccountPath()
  return (
    <Page
      title="Email Domain"
      description={description}
      actions={actions}
      tabs={
        <LinkTabs
          label="Email Domain"
          tabs={tabs.map(({ path, label }) => ({ to: pathTo(`settings/email-domain-url/${path}`), label }))}
        />
      }
    >
      {children}
    </Page>
  )
}

const tabs = [
  { path: 'email-sending-domain', label: 'Sending Domain' },
  { path: 'custom-sub-domain', label: 'Custom Subdomain' },
  { path: 'reputation', label: 'Reputation' },
  { path: 'sending-rules', label: 'Sending Rules' },
  { path: 'suppressions', label: 'Blocked Addresses' },
]

/** The toast with the not-found page. */
export const notFoundMessage = 'Error while fetching custom domain settings'
