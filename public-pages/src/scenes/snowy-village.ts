import { circle, glow, type HomeColors, home, land, pines, type Shape, sky } from './shapes.ts'

const lit: HomeColors = {
  wall: '#8b5f52',
  shade: '#6a473e',
  roof: '#eef3f8',
  roofShade: '#cfdbe8',
  trim: '#f7f4ef',
  window: '#ffd27d',
}

const flakes = [
  [140, 180],
  [320, 90],
  [470, 260],
  [610, 140],
  [760, 60],
  [900, 210],
  [1040, 110],
  [1240, 70],
  [1380, 190],
  [1510, 120],
  [230, 380],
  [560, 420],
  [980, 330],
]

/** Two houses with their lights on, after the snow. */
export const snowyVillage: Shape[] = [
  sky(['#6f8db0', '#b3c3d6', '#f1dfd6']),
  glow('sun', { x: 1120, y: 520, r: 560 }, '#ffe6cf@.8'),
  land('ridge', [470, 420, 460, 380, 430, 370, 420], ['#b9c8da', '#dde4ec']),
  land('far', [560, 545, 560, 535, 548, 520, 535], ['#ccd8e5', '#e9edf2']),
  pines({ from: -10, to: 1640, y: 580, size: 62 }, '#8ea5b8'),
  land('field', [612, 600, 606, 590, 596, 580, 588], ['#e3eaf2', '#f3f5f8']),
  pines({ from: 620, to: 760, y: 628, size: 130 }, '#64808f'),
  home({ x: 780, y: 648, w: 104 }, { ...lit, wall: '#6f7f8c', shade: '#566571' }),
  pines({ from: 1040, to: 1130, y: 680, size: 210 }, '#4e6d79'),
  glow('lamp', { x: 1270, y: 640, r: 240 }, '#ffd27d@.5'),
  home({ x: 1160, y: 700, w: 180 }, lit),
  pines({ from: 1550, to: 1640, y: 722, size: 320 }, '#3f5d69'),
  land('near', [800, 772, 762, 742, 712, 716, 730], ['#f7f9fb', '#dfe7f0', '#c9d6e4']),
  flakes.map(([x = 0, y = 0], index) => circle(x, y, 2.5 + (index % 3), '#fff', ' opacity=".8"')).join(''),
]
