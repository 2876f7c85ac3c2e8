import { lazy, Suspense, useEffect } from 'react'
import { ChartSkeleton } from '../../feedback/skeleton.tsx'
import { formatCount, formatShort } from '../../format/metric-format.ts'
import { type ChartData, isEmptyChart } from './chart-data.ts'
import { ChartFrame, type ChartFrameOptions } from './chart-frame.tsx'
import { ChartTable } from './chart-table.tsx'
import { Legend } from './legend.tsx'

const loadPlot = () => import('./area-plot.tsx')
const AreaPlot = lazy(loadPlot)

export interface AreaChartProps extends ChartFrameOptions {
  /** Undefined while loading for the first time. */
  data: ChartData | undefined
  format?: (value: number) => string
  formatTick?: (value: number) => string
  /** No fractions on the axis. */
  wholeNumbers?: boolean
}

/** A metric over time, as an area. */
export function AreaChart(props: AreaChartProps) {
  const { data, format = formatCount, formatTick = formatShort, wholeNumbers = true, ...frameProps } = props
  // The script loads together with the data. If it cannot, rendering the plot says so.
  useEffect(() => void loadPlot().catch(() => undefined), [])
  return (
    <ChartFrame
      {...frameProps}
      state={data ? (isEmptyChart(data) ? 'empty' : 'ready') : 'loading'}
      legend={data && data.series.length > 1 && <Legend names={data.series.map((series) => series.name)} />}
      table={data && <ChartTable title={frameProps.title} data={data} format={format} />}
    >
      {data && (
        <Suspense fallback={<ChartSkeleton className="h-full" />}>
          <AreaPlot data={data} format={format} formatTick={formatTick} wholeNumbers={wholeNumbers} />
        </Suspense>
      )}
    </ChartFrame>
  )
}
