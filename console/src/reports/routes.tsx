import { reportNames } from '@gable/shared/reports/report-name.ts'
import { Navigate, type RouteObject } from 'react-router-dom'

/** A bare or unknown path leads to the first report. */
export const reportsRoute: RouteObject = {
  path: 'reports',
  handle: { title: 'Reports' },
  lazy: async () => ({ Component: (await import('./reports-layout.tsx')).ReportsLayout }),
  children: [
    { index: true, element: <Navigate to={reportNames[0]} replace /> },
    ...reportNames.map((name) => ({
      path: name,
      lazy: async () => {
        const { ReportPage } = await import('./report-page.tsx')
        // The key forgets the filters of the report before.
        return { element: <ReportPage key={name} name={name} /> }
      },
    })),
    { path: '*', element: <Navigate to={`../${reportNames[0]}`} replace /> },
  ],
}
