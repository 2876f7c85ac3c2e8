import type { ReactNode } from 'react'
import { NoAccess } from '../design/feedback/states.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useRouteTitle } from '../platform/title.ts'

interface MarketingAreaProps {
  /** The breadcrumb of the no-access page. */
  crumb: string
  /** Tabs of the no-access page, so that its other tabs stay within reach. */
  tabs?: ReactNode
}

/** Wraps routes that require the marketing permission. */
export const MarketingArea = (props: MarketingAreaProps) => (
  <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" fallback={<NoMarketingAccess {...props} />} />
)

const NoMarketingAccess = ({ crumb, tabs }: MarketingAreaProps) => (
  <Page title={useRouteTitle()} tabs={tabs}>
    <TopBarSlot>
      <Breadcrumb items={[{ label: crumb }]} />
    </TopBarSlot>
    <NoAccess />
  </Page>
)
