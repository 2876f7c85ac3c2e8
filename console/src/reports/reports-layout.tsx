import { reportTitles } from '@gable/shared/reports/report-name.ts'
import { Outlet } from 'react-router-dom'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'
import { reportScreens } from './report-screens.ts'

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
            tabs={reportScreens.map(({ name }) => ({ to: pathTo(`reports/${name}`), label: reportTitles[name] }))}
          />
        </div>
      }
    >
      <Outlet />
    </Page>
  )
}
