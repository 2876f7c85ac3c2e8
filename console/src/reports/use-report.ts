import type { Problem } from '@gable/shared/http/problem.ts'
import { reportPageSizes } from '@gable/shared/reports/page-sizes.ts'
import type { Report } from '@gable/shared/reports/report.ts'
import type { SWRResponse } from 'swr'
import { useTableState } from '../design/data/use-table-state.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApiList } from '../platform/use-api.ts'
import { usePeriod } from '../statistics/use-period.ts'
import type { ReportScreen } from './report-screens.ts'

/** The report of a URL: its period, filters, sort order and page. The page size is the same for all reports. */
export function useReport({ name, filters, sort, sortable }: ReportScreen) {
  const period = usePeriod()
  const [pageSize = 25, savePageSize, isLoaded] = usePreference('REPORTS_STATS_PAGE_SIZE')
  const controls = useTableState(
    { filters, sort, sortOrder: 'desc', sortable, pageSize, pageSizes: reportPageSizes },
    (size) => void savePageSize(size as typeof pageSize),
  )
  const query = {
    ...Object.fromEntries(Object.entries(controls.filters).map(([filter, [value]]) => [filter, value])),
    from: period.range.from,
    till: period.range.till,
    by: period.grouping,
    sort: controls.sort,
    sortOrder: controls.sortOrder,
  }
  // The queries of the reports differ in their filters, which the screen checks.
  const response = useApiList(
    `GET /agent/reports/${name}` as 'GET /agent/reports/emails',
    isLoaded && { query: { ...query, page: controls.page, pageSize: controls.pageSize } as object },
  ) as SWRResponse<Report, Problem>
  return { period, controls, query, response }
}
