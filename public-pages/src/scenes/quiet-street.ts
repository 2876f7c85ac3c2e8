import { glow, type HomeColors, home, land, path, type Shape, sky, tree, trees } from './shapes.ts'

const white: HomeColors = {
  wall: '#fbf6ec',
  shade: '#d9d4cb',
  roof: '#5f6c78',
  roofShade: '#48545f',
  trim: '#ffffff',
  window: '#ffe3a6',
}
const blue: HomeColors = { ...white, wall: '#a9bcc6', shade: '#8499a4', roof: '#56504d', roofShade: '#423d3b' }

/** Late light over two houses and a lawn. */
export const quietStreet: Shape[] = [
  sky(['#a9cbe0', '#dfe6e0', '#fbe8cc']),
  glow('sun', { x: 1180, y: 420, r: 620 }, '#fff1d0@.9'),
  land('far', [520, 505, 522, 500, 512, 496, 510], ['#b9cbbf', '#d9ddc9']),
  trees({ from: -20, to: 1640, y: 566, size: 42 }, '#a5bda4'),
  trees({ from: 640, to: 1640, y: 600, size: 58 }, '#86a587'),
  land('lawn', [604, 600, 598, 596, 596, 594, 596], ['#a4bd83', '#7f9f63', '#6b8c55']),
  home({ x: 720, y: 648, w: 124 }, blue),
  tree(1034, 654, 200, ['#7d9c62', '#c5cf86', '#6e5a45']),
  home({ x: 1120, y: 692, w: 196 }, white),
  tree(1580, 720, 320, ['#6c8f57', '#bccb7c', '#5f4d3b']),
  trees({ from: 1106, to: 1300, y: 706, size: 17 }, '#5f8150'),
  path('M1276 696C1180 760 1120 800 1010 900H1190C1230 820 1270 770 1326 696Z', '#e9dfcb'),
  land('near', [846, 838, 850, 862, 880, 892, 886], ['#5d7f4b', '#4a6a3e']),
]
