import { glow, type HomeColors, home, land, path, pines, type Shape, sky, tree, trees } from './shapes.ts'

const warm: HomeColors = {
  wall: '#fff6e6',
  shade: '#dccdb6',
  roof: '#9a5442',
  roofShade: '#7b4134',
  trim: '#fffdf8',
  window: '#ffdf98',
}

/** A house above a valley in the morning. */
export const hillsideHomes: Shape[] = [
  sky(['#8fb9d3', '#cfe0dd', '#f8ead0']),
  glow('sun', { x: 1260, y: 330, r: 640 }, '#fff3d4@.95'),
  land('ridge', [470, 430, 455, 400, 430, 380, 420], ['#a9bfc9', '#cbd6d2']),
  land('far', [540, 515, 545, 500, 520, 480, 500], ['#9cb8ac', '#c6d3bd']),
  pines({ from: 20, to: 720, y: 560, size: 46 }, '#88a896'),
  land('middle', [610, 588, 605, 570, 566, 540, 548], ['#93b183', '#b3c597']),
  home({ x: 900, y: 566, w: 78 }, { ...warm, wall: '#efe6d6', shade: '#cbc0ad' }),
  trees({ from: 1100, to: 1640, y: 560, size: 40 }, '#7f9f73'),
  land('slope', [760, 742, 728, 690, 652, 628, 622], ['#9dbb78', '#7da063', '#5f854f']),
  tree(1060, 676, 190, ['#76995c', '#c2cd82', '#69543f']),
  home({ x: 1150, y: 682, w: 186 }, warm),
  tree(1590, 690, 280, ['#6b9055', '#b9c97a', '#5e4b39']),
  trees({ from: 1140, to: 1330, y: 694, size: 15 }, '#5e8350'),
  path('M1300 690C1210 740 1080 770 960 900H1120C1190 800 1290 760 1350 688Z', '#ece0c8'),
  land('near', [872, 858, 866, 852, 872, 884, 870], ['#57794a', '#43633b']),
]
