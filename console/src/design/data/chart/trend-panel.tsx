import { cx } from '../../class-names.ts'
import { formatShort } from '../../format/metric-format.ts'
import { toPoints } from './trend-points.ts'

interface TrendPanelProps {
  shape: 'line' | 'bars'
  values: readonly number[]
  maximum: number
  isLastPartial: boolean
}

/** One metric with its axis. Decorative: the values are in the hit areas above it and in the table. */
export function TrendPanel({ shape, values, maximum, isLastPartial }: TrendPanelProps) {
  const isLine = shape === 'line'
  const Shape = isLine ? Line : Bars
  return (
    <div aria-hidden className={cx('relative ml-11 min-h-0', isLine ? 'flex-[3]' : 'flex-1')}>
      {(isLine ? [1, 0.5, 0] : [1, 0]).map((share) => (
        <div
          key={share}
          style={{ top: `${(1 - share) * 100}%` }}
          className="absolute inset-x-0 border-line border-t text-label text-muted"
        >
          <span className="-top-2 absolute -left-11 w-9 text-right">{formatShort(maximum * share)}</span>
        </div>
      ))}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${values.length} 100`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <Shape values={values} maximum={maximum} isLastPartial={isLastPartial} />
      </svg>
    </div>
  )
}

type ShapeProps = Omit<TrendPanelProps, 'shape'>

function Line({ values, maximum, isLastPartial }: ShapeProps) {
  const points = toPoints(values, maximum)
  const complete = isLastPartial ? points.slice(0, -1) : points
  const [first, last] = [complete[0], complete.at(-1)]
  const stroke = {
    fill: 'none',
    strokeWidth: 2,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    className: 'stroke-chart-1',
  } as const
  return (
    <>
      {first && last && (
        <polygon points={`${first.x},100 ${format(complete)} ${last.x},100`} className="fill-chart-1/10" />
      )}
      <polyline {...stroke} points={format(complete)} />
      {/* A line of one point would be invisible. */}
      {points.length === 1 && (
        <polyline {...stroke} strokeWidth={6} strokeLinecap="round" points={format([...points, ...points])} />
      )}
      {isLastPartial && <polyline {...stroke} strokeDasharray="3 4" points={format(points.slice(-2))} />}
    </>
  )
}

function Bars({ values, maximum, isLastPartial }: ShapeProps) {
  return toPoints(values, maximum).map(({ x, y }, index) => (
    <rect
      key={x}
      x={x - 0.3}
      width={0.6}
      y={y}
      height={100 - y}
      strokeDasharray="3 3"
      vectorEffect="non-scaling-stroke"
      className={
        isLastPartial && index === values.length - 1 ? 'fill-chart-2/30 stroke-1 stroke-chart-2' : 'fill-chart-2'
      }
    />
  ))
}

const format = (points: readonly { x: number; y: number }[]) => points.map(({ x, y }) => `${x},${y}`).join(' ')
