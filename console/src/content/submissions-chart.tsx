import { BarChart } from '../design/data/chart/bar-chart.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { sumCounts, toCountChart } from './content-chart.ts'
import type { ContentChartsProps } from './content-performance.tsx'

/** The submissions that followed. A bar shows its own. */
export const SubmissionsChart = ({ stats, frame, timeZone, onBarClick }: ContentChartsProps) => (
  <div className="min-w-0 xl:col-span-2">
    <BarChart
      {...frame}
      title="Submissions"
      unit="submissions"
      headline={stats && formatCount(sumCounts(stats, 'submission'))}
      data={stats && toCountChart(stats, series, 'submission', timeZone)}
      hint="Show submissions"
      onBarClick={(index) => {
        const bucket = stats?.stats[index]
        if (bucket) onBarClick(bucket)
      }}
    />
  </div>
)

const series = { name: 'Submissions', noun: ['submission', 'submissions'] } as const
