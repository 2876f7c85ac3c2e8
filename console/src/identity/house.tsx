export type HouseStyle = 'far' | 'brick' | 'plaster' | 'slate'

interface HouseProps {
  x: number
  width: number
  /** From the ground to the eaves. */
  wall: number
  houseStyle?: HouseStyle
}

const ground = 846
const pane = 15

/** A gabled house seen from the front, with as many windows as fit on the wall. */
export function House({ x, width, wall, houseStyle = 'brick' }: HouseProps) {
  const eaves = ground - wall
  const ridge = eaves - width * 0.62
  const middle = x + width / 2
  const { body, roof, chimney, glass, door } = palettes[houseStyle]
  const columns = Math.max(2, Math.floor(width / 42))
  const rows = Math.floor((wall - 72) / 46)
  const gap = width / columns
  return (
    <g>
      {houseStyle !== 'far' && (
        <rect x={x + width * 0.68} y={ridge + 14} width="15" height={width * 0.4} className={chimney} />
      )}
      <path d={`M${x} ${ground}V${eaves}L${middle} ${ridge}L${x + width} ${eaves}V${ground}Z`} className={body} />
      {houseStyle !== 'far' && (
        <path
          d={`M${x - 9} ${eaves + 7}L${middle} ${ridge - 2}L${x + width + 9} ${eaves + 7}`}
          fill="none"
          strokeWidth="9"
          strokeLinejoin="round"
          strokeLinecap="round"
          className={roof}
        />
      )}
      <circle cx={middle} cy={eaves - width * 0.16} r={pane * 0.55} className={glass} />
      {range(rows).map((row) =>
        range(columns).map((column) => (
          <rect
            key={`${row}.${column}`}
            x={x + gap * (column + 0.5) - pane / 2}
            y={eaves + 18 + row * 46}
            width={pane}
            height={pane * 1.5}
            rx="1.5"
            className={isDim(x, row, column) ? `${glass} opacity-40` : glass}
          />
        )),
      )}
      {houseStyle !== 'far' && <path d={`M${middle - 12} ${ground}v-36a12 12 0 0 1 24 0v36Z`} className={door} />}
    </g>
  )
}

interface HousePalette {
  body: string
  roof: string
  chimney: string
  glass: string
  door: string
}

const palettes: Record<HouseStyle, HousePalette> = {
  far: {
    body: 'fill-line-strong/40 dark:fill-raised',
    glass: 'fill-sunken/80 dark:fill-chart-3/25',
    roof: '',
    chimney: '',
    door: '',
  },
  brick: {
    body: 'fill-accent dark:fill-accent-pressed',
    roof: 'stroke-chart-6 dark:stroke-accent-soft',
    chimney: 'fill-chart-6 dark:fill-accent-soft',
    glass: 'fill-accent-soft dark:fill-chart-3',
    door: 'fill-chart-6 dark:fill-accent-soft',
  },
  plaster: {
    body: 'fill-surface dark:fill-hover',
    roof: 'stroke-accent-pressed dark:stroke-accent',
    chimney: 'fill-accent-pressed dark:fill-accent',
    glass: 'fill-line-strong/60 dark:fill-chart-3',
    door: 'fill-chart-4 dark:fill-chart-4/60',
  },
  slate: {
    body: 'fill-chart-6 dark:fill-line',
    roof: 'stroke-accent dark:stroke-accent-pressed',
    chimney: 'fill-accent dark:fill-accent-pressed',
    glass: 'fill-accent-soft/90 dark:fill-chart-3',
    door: 'fill-accent dark:fill-accent-pressed',
  },
}

const range = (count: number) => Array.from({ length: Math.max(0, count) }, (_, index) => index)

/** Some windows are dark, in a fixed pattern. */
const isDim = (x: number, row: number, column: number) => (Math.abs(x) + row * 5 + column * 3) % 4 === 1
