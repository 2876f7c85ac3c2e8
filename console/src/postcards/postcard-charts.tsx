import { getOverallShare, sumCounts, toCountChart, toShareChart } from '../content/content-chart.ts'
import type { ContentChartsProps } from '../content/content-performance.tsx'
import { SubmissionsChart } from '../content/submissions-chart.tsx'
import { BarChart } from '../design/data/chart/bar-chart.tsx'
import { RatioChart } from '../design/data/chart/ratio-chart.tsx'
import { formatCount, formatPercent } from '../design/format/metric-format.ts'

export const postcardEventTypes = ['delivered', 'scan', 'second-scan', 'submission'] as const

/** Deliveries, scans and submissions over time. */
export function PostcardCharts(charts: ContentChartsProps) {
  const { stats, frame, timeZone } = charts
  return (
    <>
      <BarChart
        {...frame}
        title="Delivered"
        unit="postcards"
        headline={stats && formatCount(sumCounts(stats, 'delivered'))}
        data={stats && toCountChart(stats, delivered, 'delivered', timeZone)}
      />
      <RatioChart
        {...frame}
        title="Scans"
        headline={stats && formatPercent(getOverallShare(stats, scanRate))}
        data={stats && toShareChart(stats, 'Scans', scanRate, timeZone)}
      />
      <SubmissionsChart {...charts} />
    </>
  )
}

/** The QR code and the short address count alike. */
const scanRate = [['scan', 'second-scan'], 'delivered'] as const

const delivered = { name: 'Delivered', noun: ['postcard delivered', 'postcards delivered'] } as const
