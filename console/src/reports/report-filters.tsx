import type { WorkingReport } from '@gable/shared/reports/report-name.ts'
import type { ComponentType } from 'react'
import type { TableControls } from '../design/data/use-table-state.ts'
import { DashboardBreakdown, LandingPageBreakdown } from './filters/breakdown.tsx'
import { IntentFilter } from './filters/intent-filter.tsx'
import { WidgetTypeFilter } from './filters/widget-type-filter.tsx'

export interface FilterProps {
  controls: TableControls
}

/** The filters of a report, in the order in which they are shown. */
export function ReportFilters({ name, controls }: FilterProps & { name: WorkingReport }) {
  const filters = filtersByReport[name]
  if (filters.length === 0) return null
  return (
    <div className="filters flex flex-wrap items-center gap-2">
      {filters.map((Filter, index) => (
        // The list of a report never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: a component has no key of its own
        <Filter key={index} controls={controls} />
      ))}
    </div>
  )
}

const filtersByReport: Record<WorkingReport, readonly ComponentType<FilterProps>[]> = {
  emails: [IntentFilter],
  postcards: [IntentFilter],
  widgets: [WidgetTypeFilter],
  'account-landing-pages': [LandingPageBreakdown],
  'contact-dashboard': [DashboardBreakdown],
}
