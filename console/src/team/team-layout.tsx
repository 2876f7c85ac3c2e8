import type { ReactNode } from 'react'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'

interface TeamLayoutProps {
  description: string
  actions?: ReactNode
  children: ReactNode
}

/** The header and the tabs of the team pages. */
export function TeamLayout({ description, actions, children }: TeamLayoutProps) {
  const pathTo = useAccountPath()
  return (
    <Page
      title="Team Members"
      description={description}
      actions={actions}
      tabs={
        <LinkTabs
          label="Team Members"
          tabs={[
            { to: pathTo('settings/team/users'), label: 'Users' },
            { to: pathTo('settings/team/roles-and-permissions'), label: 'Roles and Permissions' },
          ]}
        />
      }
    >
      {children}
    </Page>
  )
}
