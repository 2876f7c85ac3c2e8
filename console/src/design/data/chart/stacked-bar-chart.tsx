import { lazy, Suspense } from 'react'
import { ChartSkeleton } from '../../feedback/skeleton.tsx'
import { formatShort } from '../../format/metric-format.ts'
import { getAxisMaximum } from './chart-data.ts'
import { ChartFrame, type ChartFrameOptions } from './chart-frame.tsx'
import { Legend } from './legend.tsx'
import { SegmentHitAreas } from './segment-hit-areas.tsx'
import { getSegmentNames, getStackTotal, type Stack } from './stack.ts'
import { StackedChartTable } from './stacked-chart-table.tsx'

const StackedPlot = lazy(() => import('./stacked-plot.tsx'))

interface StackedBarChartProps extends ChartFrameOptions {
  /** Undefined while loading for the first time. */
  stacks: readonly Stack[] | undefined
  /** Called with the index of the bar and of the segment in it. */
  onSegmentClick?: ((stack: number, segment: number) => void) | undefined
  /** The effect of a click: "Show contacts". */
  hint?: string
}

/** Horizontal bars with segments. */
export function StackedBarChart({ stacks, onSegmentClick, hint, ...frameProps }: StackedBarChartProps) {
  const names = getSegmentNames(stacks ?? [])
  const end = getAxisMaximum((stacks ?? []).map(getStackTotal))
  const isEmpty = stacks?.every((stack) => getStackTotal(stack) === 0)
  return (
    <ChartFrame
      {...frameProps}
      state={stacks ? (isEmpty ? 'empty' : 'ready') : 'loading'}
      height={stacks && !isEmpty ? 'h-auto' : 'h-64'}
      legend={<Legend names={names} />}
      table={
        stacks && (
          <StackedChartTable
            title={frameProps.title}
            stacks={stacks}
            unit={frameProps.unit}
            onSelect={onSegmentClick}
          />
        )
      }
    >
      {stacks && (
        <div
          className="grid grid-cols-[minmax(88px,28%)_minmax(0,1fr)]"
          style={{ height: stacks.length * rowHeight + axisHeight }}
        >
          <ul aria-hidden className="flex flex-col pt-[5px] pb-[30px]">
            {stacks.map((stack) => (
              <li key={stack.name} className="flex min-h-0 flex-1 items-center pr-3">
                <span className="line-clamp-2 text-label text-muted leading-4" title={stack.name}>
                  {stack.name}
                </span>
              </li>
            ))}
          </ul>
          <Suspense fallback={<ChartSkeleton className="h-full" />}>
            <div className="relative mr-4">
              <StackedPlot stacks={stacks} names={names} end={end} formatTick={formatShort} />
              <SegmentHitAreas
                title={frameProps.title}
                stacks={stacks}
                names={names}
                end={end}
                onSegmentClick={onSegmentClick}
                hint={hint}
              />
            </div>
          </Suspense>
        </div>
      )}
    </ChartFrame>
  )
}

const rowHeight = 44
/** Includes Tremor's margin above the bars. */
const axisHeight = 35
