import { House, type HouseStyle } from './house.tsx'

/** A street of gabled houses: noon in the light theme, night in the dark theme. Decoration only. */
export function Street() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 840 900"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
    >
      <circle cx="634" cy="372" r="92" className="fill-accent/15 dark:fill-chart-3/90" />
      <path d="M-100 640C60 540 190 560 330 610S640 700 960 540V900H-100Z" className="fill-line/70 dark:fill-surface" />
      {distantHouses.map((house) => (
        <House key={house.x} houseStyle="far" {...house} />
      ))}
      <path
        d="M-100 760C120 690 300 720 470 742s290 10 490-42v200H-100Z"
        className="fill-line-strong/30 dark:fill-surface"
      />
      {nearHouses.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <Tree x={96} height={150} />
      <Tree x={402} height={118} />
      <Tree x={688} height={166} />
      <path d="M-100 845H940V960H-100Z" className="fill-chart-6 dark:fill-ground" />
    </svg>
  )
}

interface StreetHouse {
  x: number
  width: number
  wall: number
  houseStyle?: HouseStyle
}

const distantHouses: StreetHouse[] = [
  { x: -60, width: 92, wall: 190 },
  { x: 44, width: 74, wall: 236 },
  { x: 186, width: 96, wall: 204 },
  { x: 300, width: 70, wall: 252 },
  { x: 486, width: 88, wall: 196 },
  { x: 586, width: 76, wall: 230 },
  { x: 742, width: 96, wall: 262 },
  { x: 850, width: 70, wall: 210 },
]

const nearHouses: StreetHouse[] = [
  { x: -74, width: 150, wall: 176, houseStyle: 'brick' },
  { x: 120, width: 118, wall: 232, houseStyle: 'plaster' },
  { x: 238, width: 146, wall: 158, houseStyle: 'slate' },
  { x: 424, width: 112, wall: 268, houseStyle: 'brick' },
  { x: 536, width: 134, wall: 150, houseStyle: 'plaster' },
  { x: 706, width: 124, wall: 210, houseStyle: 'slate' },
  { x: 830, width: 130, wall: 170, houseStyle: 'brick' },
]

function Tree({ x, height }: { x: number; height: number }) {
  const top = 846 - height
  return (
    <g>
      <ellipse cx={x} cy={top + 42} rx="21" ry="44" className="fill-chart-4 dark:fill-success-soft" />
      <rect x={x - 2} y={top + 44} width="4" height={height - 44} className="fill-chart-6 dark:fill-ground" />
    </g>
  )
}
