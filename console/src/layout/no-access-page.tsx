import type { ReactNode } from 'react'
import { NoAccess } from '../design/feedback/states.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { useRouteTitle } from '../platform/title.ts'
import { TopBarSlot } from './top-bar-slot.tsx'

export interface NoAccessPageProps {
  /** The breadcrumb. Without one it is the title. */
  crumb?: string
  /** Tabs of the page, so that its other tabs stay within reach. */
  tabs?: ReactNode
}

/** A page for agents without its permission, under its own title. */
export function NoAccessPage({ crumb, tabs }: NoAccessPageProps) {
  const title = useRouteTitle()
  return (
    <Page title={title} tabs={tabs}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: crumb ?? title }]} />
      </TopBarSlot>
      <NoAccess />
    </Page>
  )
}
