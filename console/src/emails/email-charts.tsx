import { getOverallShare, sumCounts, toCountChart, toShareChart } from '../content/content-chart.ts'
import type { ContentChartsProps } from '../content/content-performance.tsx'
import { BarChart } from '../design/data/chart/bar-chart.tsx'
import { RatioChart } from '../design/data/chart/ratio-chart.tsx'
import { formatCount, formatPercent } from '../design/format/metric-format.ts'

export const emailEventTypes = ['delivered', 'open', 'click', 'submission'] as const

/** Open rate, click-through rate and submissions over time. */
export const EmailCharts = ({ stats, frame, timeZone, onBarClick }: ContentChartsProps) => (
  <>
    {rates.map(({ title, parts }) => (
      <RatioChart
        key={title}
        {...frame}
        title={title}
        headline={stats && formatPercent(getOverallShare(stats, parts))}
        data={stats && toShareChart(stats, title, parts, timeZone)}
      />
    ))}
    <div className="min-w-0 xl:col-span-2">
      <BarChart
        {...frame}
        title="Submissions"
        unit="submissions"
        headline={stats && formatCount(sumCounts(stats, 'submission'))}
        data={stats && toCountChart(stats, 'Submissions', 'submission', timeZone)}
        hint="Show submissions"
        onBarClick={(index) => {
          const bucket = stats?.stats[index]
          if (bucket) onBarClick(bucket)
        }}
      />
    </div>
  </>
)

const rates = [
  { title: 'Open Rate', parts: ['open', 'delivered'] },
  { title: 'Click-Through Rate', parts: ['click', 'open'] },
] as const
