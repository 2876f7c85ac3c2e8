import { toPercent } from './chart-scale.ts'

interface RangeBarProps {
  /** The range in words, for people who cannot see it. */
  label: string
  median: number
  low: number
  high: number
  /** Estimates drawn with the same ticks can be compared. */
  ticks: readonly number[]
  /** Without it the ticks have no labels. */
  formatTick?: (value: number) => string
}

/** An estimate within its range, drawn to scale. */
export function RangeBar({ label, median, low, high, ticks, formatTick }: RangeBarProps) {
  const [from, to] = [toPercent(low, ticks), toPercent(high, ticks)]
  return (
    <div class="range-bar">
      <svg role="img" aria-label={label} width="100%" height={formatTick ? 48 : 24}>
        <line class="axis" x1="0" x2="100%" y1="12" y2="12" />
        <rect class="band" x={`${from}%`} width={`${Math.round((to - from) * 10) / 10}%`} y="4" height="16" rx="8" />
        <circle class="median" cx={`${toPercent(median, ticks)}%`} cy="12" r="8" />
        {formatTick &&
          ticks.map((tick, index) => (
            <text
              key={tick}
              class={index > 0 && index < ticks.length - 1 ? 'inner' : undefined}
              x={`${toPercent(tick, ticks)}%`}
              y="42"
              text-anchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
            >
              {formatTick(tick)}
            </text>
          ))}
      </svg>
    </div>
  )
}
