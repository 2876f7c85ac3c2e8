import { getOverallShare, sumCounts, toCountChart, toShareChart } from '../content/content-chart.ts'
import type { ContentChartsProps } from '../content/content-performance.tsx'
import { BarChart } from '../design/data/chart/bar-chart.tsx'
import { RatioChart } from '../design/data/chart/ratio-chart.tsx'
import { formatCount, formatPercent } from '../design/format/metric-format.ts'

export const postcardEventTypes = ['delivered', 'scan', 'second-scan', 'submission'] as const

/** Deliveries, scans and submissions over time. */
export const PostcardCharts = ({ stats, frame, timeZone, onBarClick }: ContentChartsProps) => (
  <>
    <BarChart
      {...frame}
      title="Delivered"
      unit="postcards"
      headline={stats && formatCount(sumCounts(stats, 'delivered'))}
      data={stats && toCountChart(stats, 'Delivered', 'delivered', timeZone)}
    />
    <RatioChart
      {...frame}
      title="Scans"
      headline={stats && formatPercent(getOverallShare(stats, scanRate))}
      data={stats && toShareChart(stats, 'Scans', scanRate, timeZone)}
    />
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

/** The QR code and the short address count alike. */
const scanRate = [['scan', 'second-scan'], 'delivered'] as const
