import { contentIntents } from '@gable/shared/content/content-kind.ts'
import { flowKinds } from '@gable/shared/flows/flow.ts'
import { dashboardBreakdowns, landingPageBreakdowns, widgetBreakdowns } from '@gable/shared/reports/breakdown.ts'
import { engagementBreakdowns } from '@gable/shared/reports/engagement-breakdown.ts'
import { reportedFlowStatuses } from '@gable/shared/reports/flow-status.ts'
import { propertyBreakdowns } from '@gable/shared/reports/property-breakdown.ts'
import type { ReportName } from '@gable/shared/reports/report-name.ts'
import { shownHomes } from '@gable/shared/reports/shown-homes.ts'
import { warmthFilters, warmthTrends } from '@gable/shared/reports/warmth.ts'
import { widgetTypes } from '@gable/shared/widgets/settings.ts'
import type { TableOptions } from '../design/data/table-state.ts'

/** What is in the URL of a report besides its period. */
export interface ReportScreen {
  name: ReportName
  /** The allowed values of each filter. */
  filters: NonNullable<TableOptions['filters']>
  /** The column by which the table is sorted at first. */
  sort: string
  /** All columns by which it can be sorted. */
  sortable: readonly string[]
  /** The report is of today. */
  hasNoPeriod?: boolean
  /** Its chart is not over time. */
  hasNoGrouping?: boolean
}

const assetSorts = ['name', 'views', 'entrances', 'leads']

const contactFilters = { owner: 'any', source: 'any', tag: 'any', segment: 'any' } as const

const screens: { [N in ReportName]: ReportScreen & { name: N } } = {
  engagement: {
    name: 'engagement',
    filters: { ...contactFilters, level: warmthFilters, trend: warmthTrends, breakdown: engagementBreakdowns },
    sort: 'points',
    sortable: ['name', 'points', 'before', 'change'],
    hasNoGrouping: true,
  },
  'database-insight': {
    name: 'database-insight',
    filters: contactFilters,
    sort: 'count',
    sortable: ['problem', 'count'],
    hasNoGrouping: true,
  },
  'property-intelligence': {
    name: 'property-intelligence',
    filters: { ...contactFilters, city: 'any', show: shownHomes, breakdown: propertyBreakdowns },
    sort: 'score',
    sortable: ['score', 'value', 'equity', 'years', 'gap'],
    hasNoPeriod: true,
  },
  automations: {
    name: 'automations',
    filters: { kind: flowKinds, status: reportedFlowStatuses },
    sort: 'entered',
    sortable: ['title', 'entered', 'finished', 'left', 'sent', 'opened', 'leads'],
  },
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
    filters: { type: widgetTypes, breakdown: widgetBreakdowns },
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

export const getReportScreen = (name: ReportName): ReportScreen => screens[name]
