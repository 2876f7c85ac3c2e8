import { lazy, Suspense } from 'react'
import { ChartSkeleton } from '../../feedback/skeleton.tsx'
import { formatCount, formatShort } from '../../format/metric-format.ts'
import { type ChartFacts, ChartFrame } from './chart-frame.tsx'
import { type ChartData, isBlank } from './data.ts'
import { Figures } from './figures.tsx'
import { Legend } from './legend.tsx'

const AreaPlot = lazy(() => import('./area-plot.tsx'))

export interface AreaChartProps extends ChartFacts {
  /** `undefined` until the first answer. */
  data: ChartData | undefined
  format?: (value: number) => string
  formatTick?: (value: number) => string
  /** Counts have no halves on their axis. */
  wholeNumbers?: boolean
}

/** How something went over time. */
export function AreaChart(props: AreaChartProps) {
  const { data, format = formatCount, formatTick = formatShort, wholeNumbers = true, ...facts } = props
  return (
    <ChartFrame
      {...facts}
      state={data ? (isBlank(data) ? 'blank' : 'ready') : 'pending'}
      legend={data && data.series.length > 1 && <Legend names={data.series.map((series) => series.name)} />}
      table={data && <Figures title={facts.title} data={data} format={format} />}
    >
      {data && (
        <Suspense fallback={<ChartSkeleton className="h-full" />}>
          <AreaPlot data={data} format={format} formatTick={formatTick} wholeNumbers={wholeNumbers} />
        </Suspense>
      )}
    </ChartFrame>
  )
}
