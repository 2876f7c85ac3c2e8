import type { ReactNode } from 'react'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'

interface ImportExportFrameProps {
  actions?: ReactNode
  children: ReactNode
}

export function ImportExportFrame({ actions, children }: ImportExportFrameProps) {
  const pathTo = useAccountPath()
  const tabs = [
    { to: pathTo('settings/import-export/imports'), label: 'Imports' },
    { to: pathTo('settings/import-export/exports'), label: 'Exports' },
  ]
  return (
    <Page
      title="Imports and Exports"
      description="Your contact imports, and the files you exported."
      actions={actions}
      tabs={<LinkTabs label="Imports and Exports" tabs={tabs} />}
    >
      {children}
    </Page>
  )
}
