import { lazy, Suspense } from 'react'
import { ChartSkeleton } from '../../feedback/skeleton.tsx'
import { formatShort } from '../../format/metric-format.ts'
import { type ChartFacts, ChartFrame } from './chart-frame.tsx'
import { roundMaximum } from './data.ts'
import { Legend } from './legend.tsx'
import { SegmentHandles } from './segment-handles.tsx'
import { type Stack, segmentNames, totalOf } from './stack.ts'
import { StackFigures } from './stack-figures.tsx'

const StackedPlot = lazy(() => import('./stacked-plot.tsx'))

interface StackedBarChartProps extends ChartFacts {
  /** `undefined` until the first answer. */
  stacks: readonly Stack[] | undefined
  /** Opens what a segment counts: the number of its bar, and of the segment in it. */
  onSegment?: ((stack: number, segment: number) => void) | undefined
  /** What a press does: "Show contacts". */
  hint?: string
}

/** Lying bars, each made of parts. */
export function StackedBarChart({ stacks, onSegment, hint, ...facts }: StackedBarChartProps) {
  const names = segmentNames(stacks ?? [])
  const end = roundMaximum((stacks ?? []).map(totalOf))
  const blank = stacks?.every((stack) => totalOf(stack) === 0)
  return (
    <ChartFrame
      {...facts}
      state={stacks ? (blank ? 'blank' : 'ready') : 'pending'}
      height={stacks && !blank ? 'h-auto' : 'h-64'}
      legend={<Legend names={names} />}
      table={stacks && <StackFigures title={facts.title} stacks={stacks} unit={facts.unit} onPick={onSegment} />}
    >
      {stacks && (
        <div
          className="grid grid-cols-[minmax(88px,28%)_minmax(0,1fr)]"
          style={{ height: stacks.length * rowHeight + axisRoom }}
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
              <SegmentHandles
                title={facts.title}
                stacks={stacks}
                names={names}
                end={end}
                onSegment={onSegment}
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
/** The axis below the bars, and Tremor's margin above them. */
const axisRoom = 35
