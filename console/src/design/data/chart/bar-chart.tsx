import { lazy, Suspense } from 'react'
import { ChartSkeleton } from '../../feedback/skeleton.tsx'
import { formatCount, formatShort } from '../../format/metric-format.ts'
import { BarHitAreas } from './bar-hit-areas.tsx'
import { type ChartData, isEmptyChart } from './chart-data.ts'
import { ChartFrame, type ChartFrameOptions } from './chart-frame.tsx'
import { ChartTable } from './chart-table.tsx'
import { Legend } from './legend.tsx'

const BarPlot = lazy(() => import('./bar-plot.tsx'))

interface BarChartProps extends ChartFrameOptions {
  /** Undefined while loading for the first time. */
  data: ChartData | undefined
  format?: (value: number) => string
  formatTick?: (value: number) => string
  onBarClick?: ((index: number) => void) | undefined
  /** The effect of a click: "Show submissions". */
  hint?: string
}

/** A metric over time, as bars. */
export function BarChart(props: BarChartProps) {
  const { data, format = formatCount, formatTick = formatShort, onBarClick, hint, ...frameProps } = props
  return (
    <ChartFrame
      {...frameProps}
      state={data ? (isEmptyChart(data) ? 'empty' : 'ready') : 'loading'}
      legend={data && data.series.length > 1 && <Legend names={data.series.map((series) => series.name)} />}
      table={data && <ChartTable title={frameProps.title} data={data} format={format} onSelect={onBarClick} />}
    >
      {data && (
        <Suspense fallback={<ChartSkeleton className="h-full" />}>
          <div className="relative h-full">
            <BarPlot data={data} formatTick={formatTick} />
            <BarHitAreas title={frameProps.title} data={data} format={format} onBarClick={onBarClick} hint={hint} />
          </div>
        </Suspense>
      )}
    </ChartFrame>
  )
}
