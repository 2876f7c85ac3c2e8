import type { ReactNode } from 'react'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'

interface ImportExportFrameProps {
  actions?: ReactNode
  children: ReactNode
}

/** The page whose tabs tell what came in and what went out. */
export function ImportExportFrame({ actions, children }: ImportExportFrameProps) {
  const pathTo = useAccountPath()
  const tabs = [
    { to: pathTo('settings/import-export/imports'), label: 'Imports' },
    { to: pathTo('settings/import-export/exports'), label: 'Exports' },
  ]
  return (
    <Page
      title="Imports and Exports"
      description="Every list of people that came in, and every file that went out."
      actions={actions}
      tabs={<LinkTabs label="Imports and Exports" tabs={tabs} />}
    >
      {children}
    </Page>
  )
}
