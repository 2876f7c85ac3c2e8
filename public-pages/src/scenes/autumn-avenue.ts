import { glow, type HomeColors, home, land, path, type Shape, sky, tree, trees } from './shapes.ts'

const brick: HomeColors = {
  wall: '#b06a4f',
  shade: '#874f3c',
  roof: '#4f4a4a',
  roofShade: '#3b3737',
  trim: '#f7ecda',
  window: '#ffdf9c',
}
const maple: [string, string, string] = ['#c9762f', '#f2b650', '#5d4534']
const oak: [string, string, string] = ['#a9552b', '#e0933f', '#523d30']

/** An avenue of maples in the afternoon. */
export const autumnAvenue: Shape[] = [
  sky(['#a5c0cf', '#e6dfcc', '#fbe3b8']),
  glow('sun', { x: 940, y: 430, r: 620 }, '#fff0c8@1'),
  land('far', [530, 516, 530, 508, 520, 505, 515], ['#c9bb98', '#e2d3ac']),
  trees({ from: -20, to: 900, y: 580, size: 44 }, '#d5ae74'),
  trees({ from: 760, to: 1640, y: 596, size: 60 }, '#c48a4e'),
  land('lawn', [606, 602, 604, 600, 602, 598, 600], ['#c2b273', '#a39a5c', '#87854d']),
  home({ x: 760, y: 650, w: 112 }, { ...brick, wall: '#e9ddc6', shade: '#c7b99f' }),
  tree(700, 660, 210, maple),
  tree(1050, 668, 250, oak),
  home({ x: 1150, y: 692, w: 186 }, brick),
  tree(1590, 720, 380, maple),
  path('M1330 696C1220 752 1100 800 1000 900H1230C1260 820 1320 770 1400 694Z', '#e8d9bd'),
  trees({ from: 1140, to: 1310, y: 706, size: 15 }, '#8d7c43'),
  path(
    'M620 800h9v5h-9ZM700 850h10v5h-10ZM880 780h8v5h-8ZM940 860h10v5h-10ZM1420 800h10v6h-10ZM1500 850h9v5h-9ZM480 860h9v5h-9Z',
    '#c9762f',
  ),
  land('near', [872, 864, 874, 880, 890, 894, 884], ['#7a7442', '#5f5a34']),
]
