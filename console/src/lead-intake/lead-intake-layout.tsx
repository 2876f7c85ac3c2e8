import type { IntakeAddress } from '@gable/shared/lead-intake/source.ts'
import type { ReactNode } from 'react'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'

interface LeadIntakeLayoutProps {
  address: IntakeAddress | undefined
  actions?: ReactNode
  children: ReactNode
}

/** The header and the tabs of lead intake. */
export function LeadIntakeLayout({ address, actions, children }: LeadIntakeLayoutProps) {
  const pathTo = useAccountPath()
  return (
    <Page
      title="Lead Intake"
      description="Leads from portals, ads and websites arrive by email or webhook and go straight to Today."
      actions={actions}
      tabs={
        <LinkTabs
          label="Lead Intake"
          tabs={[
            { to: pathTo('settings/lead-intake/sources'), label: 'Sources' },
            {
              to: pathTo('settings/lead-intake/messages'),
              label: 'Needs a Look',
              ...(address && address.open > 0 && { count: address.open }),
            },
          ]}
        />
      }
    >
      {children}
    </Page>
  )
}
