interface SparklineProps {
  values: readonly number[]
  /** Announced by screen readers. Without it the line is decorative. */
  label?: string
}

/** A small line chart without axes. */
export function Sparkline({ values, label }: SparklineProps) {
  const line = toPoints(values)
  const svg = (
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
  if (!label) return svg
  return (
    <div role="img" aria-label={label}>
      {svg}
    </div>
  )
}

const width = 100
const height = 32

function toPoints(values: readonly number[]) {
  const [only] = values
  if (only === undefined) return ''
  const plotted = values.length === 1 ? [only, only] : values
  const low = Math.min(...plotted)
  const range = Math.max(...plotted) - low || 1
  return plotted
    .map((value, index) => {
      const x = (index / (plotted.length - 1)) * width
      const y = height - 2 - ((value - low) / range) * (height - 4)
      return `${round(x)},${round(y)}`
    })
    .join(' ')
}

const round = (value: number) => Math.round(value * 100) / 100
