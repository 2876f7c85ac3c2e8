import { contentIntents } from '@gable/shared/content/content-kind.ts'
import { reportNames } from '@gable/shared/reports/report-name.ts'
import type { WorkingReport } from '@gable/shared/reports/report-queries.ts'
import type { TableOptions } from '../design/data/table-state.ts'

/** What is in the URL of a report besides its period. */
export interface ReportScreen {
  name: WorkingReport
  /** The allowed values of each filter. */
  filters: NonNullable<TableOptions['filters']>
  /** The column by which the table is sorted at first. */
  sort: string
  /** All columns by which it can be sorted. */
  sortable: readonly string[]
}

const screens: { [N in WorkingReport]: ReportScreen & { name: N } } = {
  emails: {
    name: 'emails',
    filters: { intent: contentIntents },
    sort: 'sent',
    sortable: ['title', 'sent', 'delivered', 'opens', 'clicks', 'leads'],
  },
}

/** The reports that work, in the order of their tabs. */
export const reportScreens: readonly ReportScreen[] = reportNames.flatMap((name) =>
  name in screens ? [screens[name as WorkingReport]] : [],
)

export const getReportScreen = (name: WorkingReport): ReportScreen => screens[name]
