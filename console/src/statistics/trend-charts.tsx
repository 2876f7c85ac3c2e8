import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import { memo } from 'react'
import { cx } from '../design/class-names.ts'
import { BarChart } from '../design/data/chart/bar-chart.tsx'
import { RatioChart } from '../design/data/chart/ratio-chart.tsx'
import { TrendChart } from '../design/data/chart/trend-chart.tsx'
import { formatCount, formatPercent } from '../design/format/metric-format.ts'
import { getOverallRate, sumMetric, toRateChart, toTrendChart } from './chart-data.ts'
import { DashboardClicks } from './dashboard-clicks.tsx'
import { performanceLabels } from './labels.ts'
import { formatPeriod, type Grouping } from './period.ts'
import type { Stats } from './use-stats.ts'

interface TrendChartsProps {
  kind: AssetKind
  id: string
  stats: Stats | undefined
  loadError: { onRetry: () => void; retrying: boolean } | undefined
  today: string
  timeZone: string
  onBarClick: (bucket: StatsBucket) => void
}

/** Memoized, because rendering a chart takes longer than one frame. */
export const TrendCharts = memo(function TrendCharts({
  kind,
  id,
  stats,
  loadError,
  today,
  timeZone,
  onBarClick,
}: TrendChartsProps) {
  const labels = performanceLabels[kind]
  const isDashboard = kind === 'contact-dashboard'
  const frameProps = {
    ...(stats && { period: formatPeriod(stats.range, today) }),
    ...(loadError && { error: loadError }),
  }
  return (
    <>
      <TrendChart
        {...frameProps}
        {...(stats?.range.till === today && { lastPeriod: currentPeriods[stats.grouping] })}
        title={labels.views.label}
        unit="views"
        headline={stats && formatCount(sumMetric(stats.stats, 'views'))}
        data={stats && toTrendChart(stats, labels.views.label, 'views', timeZone)}
      />
      <RatioChart
        {...frameProps}
        title={labels.ratio}
        headline={stats && formatPercent(getOverallRate(stats, kind))}
        data={stats && toRateChart(stats, labels.ratio, kind, timeZone)}
      />
      {isDashboard && <DashboardClicks id={id} range={stats?.range} loadError={loadError} today={today} />}
      <div className={cx('min-w-0', !isDashboard && 'xl:col-span-2')}>
        <BarChart
          {...frameProps}
          title="Submissions"
          unit="submissions"
          headline={stats && formatCount(sumMetric(stats.stats, 'submissions'))}
          data={stats && toTrendChart(stats, 'Submissions', 'submissions', timeZone)}
          hint="Show submissions"
          onBarClick={(index) => {
            const bucket = stats?.stats[index]
            if (bucket) onBarClick(bucket)
          }}
        />
      </div>
    </>
  )
})

const currentPeriods: Record<Grouping, string> = {
  DAY: 'today so far',
  WEEK: 'this week so far',
  MONTH: 'this month so far',
}
