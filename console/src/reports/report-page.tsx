import type { ReportName } from '@gable/shared/reports/report-name.ts'
import { cx } from '../design/class-names.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { PeriodPicker } from '../statistics/period-picker.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportChartCard } from './report-chart-card.tsx'
import { reportBreakdowns, reportFilters } from './report-filters.tsx'
import { ReportHeadline } from './report-headline.tsx'
import { ReportMapCard } from './report-map-card.tsx'
import { getReportScreen, type ReportScreen } from './report-screens.ts'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportTableCard } from './report-table-card.tsx'
import { ReportTiles } from './report-tiles.tsx'
import { useReport } from './use-report.ts'
import { useReportLink } from './use-report-link.ts'
import { useSavedFilters } from './use-saved-filters.ts'

/** One report. Its filters are those of the URL, or else those that the agent used last. */
export function ReportPage({ name }: { name: ReportName }) {
  const screen = getReportScreen(name)
  return useSavedFilters(screen) ? <FilteredReport screen={screen} /> : <ReportSkeleton />
}

function FilteredReport({ screen }: { screen: ReportScreen }) {
  const { period, controls, query, response } = useReport(screen)
  const { data: report, error, isLoading, isValidating, mutate } = response
  const toHref = useReportLink(period)
  const retry = () => void mutate()
  const [Filters, Breakdown] = [reportFilters[screen.name], reportBreakdowns[screen.name]]
  if (error && !report)
    return <LoadError problem={error} title="The report could not be loaded" onRetry={retry} retrying={isValidating} />
  if (report && !report.hasData)
    return (
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState title="No data available yet" text="Your report will populate once data becomes available" />
      </div>
    )
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <ReportHeadline report={report} today={period.today} />
        <ReportActions name={screen.name} query={query} />
      </div>
      <div className="space-y-2 print:hidden">
        {!screen.hasNoPeriod && <PeriodPicker period={period} hidesGrouping={screen.hasNoGrouping ?? false} />}
        {Filters && (
          <div className="filters flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-2">
            <Filters controls={controls} />
          </div>
        )}
      </div>
      {report ? (
        <div aria-busy={isLoading} className={cx('space-y-4', isLoading && 'opacity-60')}>
          <ReportTiles report={report} screen={screen} toHref={toHref} />
          <ReportChartCard report={report} today={period.today} />
          {report.map && <ReportMapCard map={report.map} toHref={toHref} />}
          <ReportTableCard
            report={report}
            controls={controls}
            breakdown={Breakdown && <Breakdown controls={controls} />}
            toHref={toHref}
            error={error && { title: 'The report could not be refreshed', onRetry: retry, retrying: isValidating }}
          />
        </div>
      ) : (
        <ReportSkeleton hasHeadline={false} />
      )}
    </div>
  )
}
