import { lazy, Suspense } from 'react'
import { ChartSkeleton } from '../../feedback/skeleton.tsx'
import { formatCount, formatShort } from '../../format/metric-format.ts'
import { BarHandles } from './bar-handles.tsx'
import { type ChartFacts, ChartFrame } from './chart-frame.tsx'
import { type ChartData, isBlank } from './data.ts'
import { Figures } from './figures.tsx'
import { Legend } from './legend.tsx'

const BarPlot = lazy(() => import('./bar-plot.tsx'))

interface BarChartProps extends ChartFacts {
  /** `undefined` until the first answer. */
  data: ChartData | undefined
  /** Opens what a bar counts. */
  onBar?: ((index: number) => void) | undefined
  /** What a press does: "Show submissions". */
  hint?: string
}

/** How much there was in each period. */
export function BarChart({ data, onBar, hint, ...facts }: BarChartProps) {
  return (
    <ChartFrame
      {...facts}
      state={data ? (isBlank(data) ? 'blank' : 'ready') : 'pending'}
      legend={data && data.series.length > 1 && <Legend names={data.series.map((series) => series.name)} />}
      table={data && <Figures title={facts.title} data={data} format={formatCount} onPick={onBar} />}
    >
      {data && (
        <Suspense fallback={<ChartSkeleton className="h-full" />}>
          <div className="relative h-full">
            <BarPlot data={data} formatTick={formatShort} />
            <BarHandles title={facts.title} data={data} onBar={onBar} hint={hint} />
          </div>
        </Suspense>
      )}
    </ChartFrame>
  )
}
