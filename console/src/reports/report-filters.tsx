import type { ReportName } from '@gable/shared/reports/report-name.ts'
import type { ComponentType } from 'react'
import type { TableControls } from '../design/data/use-table-state.ts'
import { DashboardBreakdown, LandingPageBreakdown, WidgetBreakdown } from './filters/breakdown.tsx'
import { ContactFilters } from './filters/contact-filters.tsx'
import { EngagementFilters, WarmthFilters } from './filters/engagement-filters.tsx'
import { FlowFilters } from './filters/flow-filters.tsx'
import { IntentFilter } from './filters/intent-filter.tsx'
import { PropertyFilters, ShownHomesFilter } from './filters/property-filters.tsx'
import { WidgetTypeFilter } from './filters/widget-type-filter.tsx'

export interface FilterProps {
  controls: TableControls
}

/** The filters of all figures of a report, below its period. */
export const reportFilters: Partial<Record<ReportName, ComponentType<FilterProps>>> = {
  engagement: EngagementFilters,
  'database-insight': ContactFilters,
  'property-intelligence': PropertyFilters,
  automations: FlowFilters,
  emails: IntentFilter,
  postcards: IntentFilter,
  widgets: WidgetTypeFilter,
}

/** What the rows of the table are, above it. */
export const reportBreakdowns: Partial<Record<ReportName, ComponentType<FilterProps>>> = {
  engagement: WarmthFilters,
  'property-intelligence': ShownHomesFilter,
  widgets: WidgetBreakdown,
  'account-landing-pages': LandingPageBreakdown,
  'contact-dashboard': DashboardBreakdown,
}
