import type { ReactNode } from 'react'
import { NoAccess } from '../design/feedback/states.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useRouteTitle } from '../platform/title.ts'

interface MarketingAreaProps {
  /** How the area is called on the way to it. */
  crumb: string
  /** What else there is, for those who may not come in. */
  tabs?: ReactNode
}

/** Around the routes of what only those see who manage marketing. */
export const MarketingArea = (words: MarketingAreaProps) => (
  <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" fallback={<NoMarketingAccess {...words} />} />
)

const NoMarketingAccess = ({ crumb, tabs }: MarketingAreaProps) => (
  <Page title={useRouteTitle()} tabs={tabs}>
    <TopBarSlot>
      <Breadcrumb items={[{ label: crumb }]} />
    </TopBarSlot>
    <NoAccess />
  </Page>
)
