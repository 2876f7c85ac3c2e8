import { House, type HouseLook } from './house.tsx'

/** A street of gables, at noon in the light theme and after sunset in the dark one. Decoration only. */
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
      {far.map((house) => (
        <House key={house.x} look="far" {...house} />
      ))}
      <path
        d="M-100 760C120 690 300 720 470 742s290 10 490-42v200H-100Z"
        className="fill-line-strong/30 dark:fill-surface"
      />
      {near.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <Tree x={96} height={150} />
      <Tree x={402} height={118} />
      <Tree x={688} height={166} />
      <path d="M-100 845H940V960H-100Z" className="fill-chart-6 dark:fill-ground" />
    </svg>
  )
}

interface Placed {
  x: number
  width: number
  wall: number
  look?: HouseLook
}

const far: Placed[] = [
  { x: -60, width: 92, wall: 190 },
  { x: 44, width: 74, wall: 236 },
  { x: 186, width: 96, wall: 204 },
  { x: 300, width: 70, wall: 252 },
  { x: 486, width: 88, wall: 196 },
  { x: 586, width: 76, wall: 230 },
  { x: 742, width: 96, wall: 262 },
  { x: 850, width: 70, wall: 210 },
]

const near: Placed[] = [
  { x: -74, width: 150, wall: 176, look: 'brick' },
  { x: 120, width: 118, wall: 232, look: 'plaster' },
  { x: 238, width: 146, wall: 158, look: 'slate' },
  { x: 424, width: 112, wall: 268, look: 'brick' },
  { x: 536, width: 134, wall: 150, look: 'plaster' },
  { x: 706, width: 124, wall: 210, look: 'slate' },
  { x: 830, width: 130, wall: 170, look: 'brick' },
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
