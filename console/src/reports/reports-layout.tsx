import { reportNames, reportTitles } from '@gable/shared/reports/report-name.ts'
import { Outlet } from 'react-router-dom'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccountPath } from '../platform/account.ts'

/** The tabs of the reports, around the one that is open. */
export function ReportsLayout() {
  const pathTo = useAccountPath()
  return (
    <Page
      title="Reports"
      tabs={
        <div className="print:hidden">
          <LinkTabs
            label="Reports"
            tabs={reportNames.map((name) => ({ to: pathTo(`reports/${name}`), label: reportTitles[name] }))}
          />
        </div>
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Reports' }]} />
      </TopBarSlot>
      <Outlet />
    </Page>
  )
}
