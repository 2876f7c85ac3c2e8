import { formatCount } from '../../format/metric-format.ts'
import { BarHitAreas } from './bar-hit-areas.tsx'
import { type ChartData, getAxisMaximum, isEmptyChart } from './chart-data.ts'
import { ChartFrame, type ChartFrameOptions } from './chart-frame.tsx'
import { ChartTable } from './chart-table.tsx'
import { Legend } from './legend.tsx'
import { TrendPanel } from './trend-panel.tsx'
import { getTickStep } from './trend-points.ts'

interface TrendChartProps extends ChartFrameOptions {
  /** Undefined while loading for the first time. The first series is drawn as a line, the second as bars. */
  data: ChartData | undefined
  /** What the last period is while it lasts: "today so far". Its values are still growing and are drawn dashed. */
  lastPeriod?: string
}

/** Two metrics over the same periods, each on its own axis, because one is often a hundred times the other. */
export function TrendChart({ data, lastPeriod, ...frameProps }: TrendChartProps) {
  return (
    <ChartFrame
      {...frameProps}
      state={data ? (isEmptyChart(data) ? 'empty' : 'ready') : 'loading'}
      legend={
        <div className="flex min-h-4 flex-wrap gap-x-4 gap-y-1 text-label text-muted">
          {data && <Legend names={data.series.map(({ name }) => name)} />}
          {data && lastPeriod && <p>Dashed: {lastPeriod}</p>}
        </div>
      }
      table={data && <ChartTable title={frameProps.title} data={data} format={formatCount} />}
    >
      {data && (
        <div className="relative flex h-full flex-col">
          <div className="flex min-h-0 flex-1 flex-col gap-4 pt-[5px]">
            {data.series.map(({ name, values }, number) => (
              <TrendPanel
                key={name}
                shape={number === 0 ? 'line' : 'bars'}
                values={values.map((value) => value ?? 0)}
                maximum={getAxisMaximum(values)}
                isLastPartial={lastPeriod !== undefined}
              />
            ))}
          </div>
          <Ticks labels={data.buckets.map(({ tick }) => tick)} />
          <BarHitAreas title={frameProps.title} data={data} onBarClick={undefined} hint={undefined} />
        </div>
      )}
    </ChartFrame>
  )
}

/** On a phone every other label is left out. */
function Ticks({ labels }: { labels: readonly string[] }) {
  const step = getTickStep(labels.length)
  return (
    <div aria-hidden className="ml-11 flex h-[30px] items-end text-label text-muted">
      {labels.map((label, index) => {
        const fromEnd = labels.length - 1 - index
        return (
          <span
            key={label}
            className={`flex flex-1 justify-center whitespace-nowrap ${fromEnd % (2 * step) === 0 ? '' : 'max-sm:invisible'}`}
          >
            <span className="flex w-0 justify-center">{fromEnd % step === 0 ? label : ''}</span>
          </span>
        )
      })}
    </div>
  )
}
