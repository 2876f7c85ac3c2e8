import { contentIntents } from '@gable/shared/content/content-kind.ts'
import { dashboardBreakdowns, landingPageBreakdowns } from '@gable/shared/reports/breakdown.ts'
import type { WorkingReport } from '@gable/shared/reports/report-name.ts'
import { widgetTypes } from '@gable/shared/widgets/settings.ts'
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

const assetSorts = ['name', 'views', 'entrances', 'leads']

const screens: { [N in WorkingReport]: ReportScreen & { name: N } } = {
  emails: {
    name: 'emails',
    filters: { intent: contentIntents },
    sort: 'sent',
    sortable: ['title', 'sent', 'delivered', 'opens', 'clicks', 'leads'],
  },
  postcards: {
    name: 'postcards',
    filters: { intent: contentIntents },
    sort: 'sent',
    sortable: ['title', 'sent', 'delivered', 'scans', 'leads', 'credits'],
  },
  widgets: {
    name: 'widgets',
    filters: { type: widgetTypes },
    sort: 'views',
    sortable: assetSorts,
  },
  'account-landing-pages': {
    name: 'account-landing-pages',
    filters: { breakdown: landingPageBreakdowns },
    sort: 'views',
    sortable: assetSorts,
  },
  'contact-dashboard': {
    name: 'contact-dashboard',
    filters: { breakdown: dashboardBreakdowns },
    sort: 'count',
    sortable: ['name', 'count'],
  },
}

export const getReportScreen = (name: WorkingReport): ReportScreen => screens[name]
