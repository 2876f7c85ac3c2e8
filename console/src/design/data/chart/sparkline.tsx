interface SparklineProps {
  values: readonly number[]
  /** Said to people who cannot see it; without it the line is mere decoration. */
  label?: string
}

/** The course of a figure, without axes. */
export function Sparkline({ values, label }: SparklineProps) {
  const line = points(values)
  const drawing = (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block h-8 w-full overflow-visible"
    >
      {line !== '' && (
        <>
          <polygon points={`0,${height} ${line} ${width},${height}`} className="fill-chart-1/10" />
          <polyline
            points={line}
            fill="none"
            strokeWidth="1.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-chart-1"
          />
        </>
      )}
    </svg>
  )
  if (!label) return drawing
  return (
    <div role="img" aria-label={label}>
      {drawing}
    </div>
  )
}

const width = 100
const height = 32

function points(values: readonly number[]) {
  const [only] = values
  if (only === undefined) return ''
  const shown = values.length === 1 ? [only, only] : values
  const low = Math.min(...shown)
  const range = Math.max(...shown) - low || 1
  return shown
    .map((value, index) => {
      const x = (index / (shown.length - 1)) * width
      const y = height - 2 - ((value - low) / range) * (height - 4)
      return `${round(x)},${round(y)}`
    })
    .join(' ')
}

const round = (value: number) => Math.round(value * 100) / 100
