import { createDayScale, toPercent } from './chart-scale.ts'

export interface ChartPoint {
  day: string
  value: number
}

export interface ChartSeries {
  name: string
  points: readonly ChartPoint[]
}

interface LineChartProps {
  /** The chart in a sentence, for people who cannot see it. */
  label: string
  /** Each has its own kind of line, so that they can be told apart in black and white. */
  series: readonly ChartSeries[]
  ticks: readonly number[]
  formatTick: (value: number) => string
  formatDay: (day: string) => string
  band?: readonly { day: string; low: number; high: number }[] | undefined
  mark?: (ChartPoint & { text: string }) | undefined
}

/**
 * Lines over time. Shapes stretch with the page and texts keep their size, which a page without styles in attributes can
 * only do with positions in percent.
 */
export function LineChart({ label, series, ticks, formatTick, formatDay, band, mark }: LineChartProps) {
  const days = series.flatMap(({ points }) => points.map(({ day }) => day)).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const x = createDayScale(first, last)
  const y = (value: number) => Math.round((100 - toPercent(value, ticks)) * 10) / 10
  const toLine = (points: readonly ChartPoint[]) => points.map(({ day, value }) => `${x(day)} ${y(value)}`).join('L')
  return (
    <div class="chart">
      <svg role="img" aria-label={label} width="100%" height="200">
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="grid" x1="0" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
            <text x="-8" y={`${y(tick)}%`} dy="4" text-anchor="end">
              {formatTick(tick)}
            </text>
          </g>
        ))}
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          {band && (
            <path
              class="band"
              d={`M${[
                ...band.map(({ day, high }) => `${x(day)} ${y(high)}`),
                ...band.map(({ day, low }) => `${x(day)} ${y(low)}`).reverse(),
              ].join('L')}Z`}
            />
          )}
          {series.map(({ name, points }, index) => (
            <path key={name} class={`line line-${index}`} d={`M${toLine(points)}`} />
          ))}
        </svg>
        {series.map(({ name, points }, index) => {
          const end = points.at(-1)
          return (
            end && <circle key={name} class={`end line-${index}`} cx={`${x(end.day)}%`} cy={`${y(end.value)}%`} r="4" />
          )
        })}
        {mark && <Mark x={x(mark.day)} y={y(mark.value)} text={mark.text} />}
        {[first, getMiddle(first, last), last].map((day, index) => (
          <text key={anchors[index]} x={`${index * 50}%`} y="100%" dy="20" text-anchor={anchors[index]}>
            {formatDay(day)}
          </text>
        ))}
      </svg>
    </div>
  )
}

const Mark = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <>
    <circle class="mark" cx={`${x}%`} cy={`${y}%`} r="5" />
    <text
      class="mark-text"
      x={`${x}%`}
      y={`${y}%`}
      dy={y < 20 ? 22 : -12}
      text-anchor={anchors[x < 35 ? 0 : x > 65 ? 2 : 1]}
    >
      {text}
    </text>
  </>
)

const anchors = ['start', 'middle', 'end'] as const

const getMiddle = (first: string, last: string) =>
  new Date((Date.parse(first) + Date.parse(last)) / 2).toISOString().slice(0, 10)

/** Names the lines of a chart. */
export const Legend = ({ items }: { items: readonly { name: string; detail: string }[] }) => (
  <ul class="legend">
    {items.map(({ name, detail }, index) => (
      <li key={name}>
        <svg width="24" height="8" aria-hidden="true">
          <path class={`line line-${index}`} d="M0 4H24" />
        </svg>
        {name} <b>{detail}</b>
      </li>
    ))}
  </ul>
)
