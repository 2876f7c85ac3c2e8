import { glow, path, rect, type Shape, sky, trees, vertical } from './shapes.ts'

const towers = (row: [x: number, y: number, w: number][], fill: string): Shape =>
  path(row.map(([x, y, w]) => `M${x} 900V${y}h${w}V900Z`).join(''), fill)

/** Windows of a tower, some of them dark. */
const windows = (x: number, y: number, columns: number, rows: number): Shape =>
  path(
    Array.from({ length: columns * rows }, (_, index) => index)
      .filter((index) => (index * 7) % 11 > 4)
      .map((index) => `M${x + (index % columns) * 22} ${y + Math.floor(index / columns) * 34}h10v16h-10Z`)
      .join(''),
    '#ffd995',
    ' opacity=".85"',
  )

const far = vertical('far', ['#8a86a8', '#c39aa2'])
const middle = vertical('middle', ['#565a80', '#8b7490'])

/** A skyline after sunset, with the light of kitchens. */
export const cityDusk: Shape[] = [
  sky(['#3f4d7a', '#8f7fa3', '#f2b48e', '#fbd9ae']),
  glow('sun', { x: 980, y: 640, r: 620 }, '#ffd9a0@.9'),
  far.defs,
  towers(
    [
      [520, 540, 70],
      [610, 480, 54],
      [690, 560, 90],
      [820, 430, 64],
      [900, 510, 80],
      [1010, 450, 58],
      [1100, 530, 90],
      [1230, 470, 66],
      [1330, 540, 120],
      [1480, 500, 120],
    ],
    far.fill,
  ),
  middle.defs,
  towers(
    [
      [760, 580, 96],
      [880, 610, 70],
      [1060, 500, 92],
      [1170, 590, 84],
      [1290, 440, 104],
      [1420, 560, 90],
      [1530, 480, 90],
    ],
    middle.fill,
  ),
  windows(1072, 520, 4, 6),
  windows(1304, 462, 4, 8),
  windows(1546, 500, 3, 7),
  windows(774, 600, 4, 3),
  // Row houses in front.
  rect(960, 690, 640, 210, '#33304a'),
  path(
    'M960 690l64-54 64 54ZM1088 690l64-54 64 54ZM1216 690l64-54 64 54ZM1344 690l64-54 64 54ZM1472 690l64-54 64 54Z',
    '#28263c',
  ),
  path(
    [0, 1, 2, 3, 4]
      .map((n) => `M${986 + n * 128} 716h30v44h-30ZM${1034 + n * 128} 716h30v44h-30ZM${1034 + n * 128} 790h30v50h-30Z`)
      .join(''),
    '#ffd48a',
  ),
  trees({ from: -20, to: 980, y: 792, size: 46 }, '#4a4766'),
  trees({ from: 900, to: 1640, y: 880, size: 34 }, '#252338'),
  rect(0, 790, 960, 110, '#4a4766'),
  rect(0, 866, 1600, 34, '#1f1d30'),
]
