import type { Report } from '@gable/shared/reports/report.ts'
import { StackedBarChart } from '../design/data/chart/stacked-bar-chart.tsx'
import { TrendChart } from '../design/data/chart/trend-chart.tsx'
import { MeaningPopover } from '../design/data/meaning-popover.tsx'
import { formatBucket } from '../design/format/date-format.ts'
import { type Day, formatRange } from '../design/format/date-range.ts'

interface ReportChartCardProps {
  report: Report
  today: Day
}

export function ReportChartCard({ report, today }: ReportChartCardProps) {
  const { chart, period, grouping, isOfToday } = report
  const { title, unit, meaning } = chart
  const frame = {
    title,
    unit,
    period: isOfToday ? 'Today' : formatRange({ from: period.from, till: period.till }, today),
    actions: <MeaningPopover label={title} meaning={meaning} />,
  }
  if (chart.kind === 'distribution') return <StackedBarChart {...frame} stacks={chart.bars} />
  return (
    <TrendChart
      {...frame}
      {...(period.till === today && { lastPeriod: lastPeriods[grouping] })}
      data={{
        // Buckets are days without a time zone.
        buckets: chart.buckets.map((day) => formatBucket(day, grouping, 'UTC')),
        series: chart.series,
      }}
    />
  )
}

const lastPeriods = { DAY: 'today so far', WEEK: 'this week so far', MONTH: 'this month so far' }
