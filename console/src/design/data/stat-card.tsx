import { ArrowDownRight, ArrowUpRight, Info, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'
import { Loading, Skeleton } from '../feedback/skeleton.tsx'
import { emptyValue, formatCount, formatPercent } from '../format/metric-format.ts'
import { Tooltip } from '../overlays/tooltip.tsx'
import { MeaningPopover } from './meaning-popover.tsx'

interface StatCardProps {
  label: string
  /** The formatted value. Undefined while loading, `--` for no value. */
  value: string | undefined
  /** The numbers behind a rate: `32/100`. */
  detail?: string | undefined
  /** A line below the value, such as the period it covers. */
  caption?: ReactNode
  /** The change of the metric from another period, in percent. */
  delta?: number | undefined
  /** What `delta` compares with: `vs. last week`. */
  deltaFrom?: string | undefined
  /** A decrease is good, as with bounces. */
  lessIsBetter?: boolean
  /** 0 to 100, shown as a bar. */
  progress?: number | undefined
  /** Explains the metric. */
  tooltip?: string
  /** Explains the metric in a popover, for texts that are longer than a tooltip. */
  meaning?: string
  /** A sparkline. */
  children?: ReactNode
}

export function StatCard(props: StatCardProps) {
  const { label, value, detail, caption, progress, tooltip, meaning, children } = props
  const { delta, deltaFrom = 'vs. the previous period', lessIsBetter = false } = props
  const labelId = useId()
  return (
    // Not a landmark: a page has many cards, and a chart often has the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div
      role="group"
      aria-labelledby={labelId}
      className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4 sm:pr-3 sm:pl-5"
    >
      <div className="flex items-center gap-1 text-muted text-table">
        <h3 id={labelId}>{label}</h3>
        {tooltip && (
          <Tooltip text={tooltip}>
            <button
              type="button"
              aria-label={`About ${label}`}
              className="-my-1 grid size-6 place-items-center rounded-md text-faint hover:text-ink"
            >
              <Info aria-hidden className="size-3.5" />
            </button>
          </Tooltip>
        )}
        {meaning && <MeaningPopover label={label} meaning={meaning} />}
      </div>
      {value === undefined ? (
        <LoadingValue />
      ) : (
        <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <p className={cx('font-semibold text-figure', value === emptyValue && 'text-faint')}>{value}</p>
          {detail && <p className="text-muted text-table tabular-nums">{detail}</p>}
        </div>
      )}
      {caption && <p className="mt-1 text-muted text-table">{caption}</p>}
      {delta !== undefined && <Delta percent={delta} from={deltaFrom} lessIsBetter={lessIsBetter} />}
      {progress !== undefined && <Bar percent={value === undefined ? 0 : progress} labelId={labelId} />}
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}

function LoadingValue() {
  return (
    <Loading className="mt-1 flex h-8 items-center">
      <Skeleton className="h-6 w-24" />
    </Loading>
  )
}

function Delta({ percent, from, lessIsBetter }: { percent: number; from: string; lessIsBetter: boolean }) {
  const Arrow = percent > 0 ? ArrowUpRight : percent < 0 ? ArrowDownRight : Minus
  const isGood = lessIsBetter ? percent < 0 : percent > 0
  return (
    <p className="text-muted text-table">
      <span
        className={cx(
          'whitespace-nowrap font-medium tabular-nums',
          percent === 0 ? 'text-muted' : isGood ? 'text-success-ink' : 'text-danger-ink',
        )}
      >
        <Arrow aria-hidden className="mr-0.5 inline size-3.5 align-text-bottom" />
        <span className="sr-only">{percent < 0 ? 'Down ' : percent > 0 ? 'Up ' : 'Unchanged '}</span>
        {percent === 0 ? '0%' : formatPercentChange(percent)}
      </span>{' '}
      {from}
    </p>
  )
}

/** Unlike a rate, a change can be more than 100%. */
const formatPercentChange = (percent: number) =>
  Math.abs(percent) > 100 ? `${formatCount(Math.abs(percent))}%` : formatPercent(Math.abs(percent))

function Bar({ percent, labelId }: { percent: number; labelId: string }) {
  const width = Math.min(100, Math.max(0, percent))
  return (
    <div
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuenow={width}
      aria-valuemin={0}
      aria-valuemax={100}
      className="mt-3 h-1.5 overflow-hidden rounded-full bg-hover"
    >
      <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${width}%` }} />
    </div>
  )
}
