import { glow, type HomeColors, home, land, path, pines, rect, type Shape, sky, vertical } from './shapes.ts'

const water = vertical('water', ['#d9dccb', '#86aab0', '#3f6b78'])
const cabin: HomeColors = {
  wall: '#b98d63',
  shade: '#8d6a4b',
  roof: '#4d5654',
  roofShade: '#3a4240',
  trim: '#efe3cf',
  window: '#ffdc92',
}

/** A cabin between tall pines, and its light on the lake. */
export const lakeCabin: Shape[] = [
  sky(['#9cbfcf', '#dbe3d6', '#f8e6c8']),
  glow('sun', { x: 860, y: 420, r: 560 }, '#fff2d2@.9'),
  path('M300 620L620 360L760 450L960 300L1180 470L1320 400L1600 560V640H200Z', '#b3c5cb'),
  path(
    'M960 300L1040 362L990 356L960 384L926 352L884 357ZM620 360L676 396L640 394L616 414L596 392L566 404Z',
    '#f3f3ec',
    ' opacity=".85"',
  ),
  land('far', [590, 580, 588, 566, 572, 556, 560], ['#93ada3', '#bccbbb']),
  pines({ from: -10, to: 1000, y: 610, size: 60 }, '#7b9a8b'),
  water.defs,
  rect(0, 606, 1600, 294, water.fill),
  path('M0 650H720V653H0ZM240 710H900V714H240ZM60 790H620V795H60Z', '#fff', ' opacity=".18"'),
  pines({ from: 1040, to: 1640, y: 640, size: 190 }, '#5c8070'),
  land('shore', [900, 900, 900, 860, 706, 660, 648], ['#8da06c', '#63814f', '#456440']),
  pines({ from: 1040, to: 1130, y: 700, size: 240 }, '#456b5b'),
  home({ x: 1180, y: 700, w: 170 }, cabin),
  pines({ from: 1560, to: 1640, y: 720, size: 330 }, '#35594b'),
  path('M930 742H1080V752H930ZM944 752V796H950V752ZM1010 752V790H1016V752Z', '#8a6d50'),
  land('near', [890, 882, 892, 896, 880, 862, 858], ['#3c5b41', '#2b4532']),
]
