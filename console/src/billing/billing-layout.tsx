import type { ReactNode } from 'react'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useBillingPaths } from './billing-paths.ts'

/** The header and the tabs of the billing pages. */
export function BillingLayout({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { overview, transactions } = useBillingPaths()
  return (
    <Page
      title="Billing and Subscription"
      description="Your plan, your credits, and everything you paid."
      width="wide"
      actions={actions}
      tabs={
        <LinkTabs
          label="Billing"
          tabs={[
            { to: overview, label: 'Overview' },
            { to: transactions, label: 'Transactions' },
          ]}
        />
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Billing' }]} />
      </TopBarSlot>
      {children}
    </Page>
  )
}
