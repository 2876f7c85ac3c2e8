import { glow, type HomeColors, home, land, path, pines, rect, type Shape, sky, vertical } from './shapes.ts'

const water = vertical('water', ['#c9d3cf', '#7fa3ae', '#41707f'])
const cottage: HomeColors = {
  wall: '#fdf7ec',
  shade: '#d3ccc0',
  roof: '#5d6b73',
  roofShade: '#465259',
  trim: '#ffffff',
  window: '#ffe1a0',
}

/** Two sails, a cottage on the point, and the first light on the water. */
export const harborMorning: Shape[] = [
  sky(['#84aec6', '#c9d8d6', '#f9e3c4']),
  glow('sun', { x: 1150, y: 500, r: 560 }, '#fff0cf@1'),
  land('far', [548, 536, 545, 520, 528, 510, 520], ['#a7bcc0', '#c8d2cd']),
  land('coast', [592, 590, 585, 572, 560, 536, 520], ['#7f9f9c', '#a3b8ae']),
  pines({ from: 1180, to: 1640, y: 566, size: 84 }, '#5f8481'),
  water.defs,
  rect(0, 590, 1600, 310, water.fill),
  path('M1060 592H1240L1300 900H980Z', '#fff0cf', ' opacity=".28"'),
  path('M0 640H900V643H0ZM520 700H1180V704H520ZM80 770H760V775H80ZM820 800H1420V806H820Z', '#fff', ' opacity=".16"'),
  land('point', [900, 900, 900, 880, 700, 628, 612], ['#8ba27c', '#5f7f63', '#3f6152']),
  home({ x: 1270, y: 640, w: 118 }, cottage),
  pines({ from: 1520, to: 1640, y: 648, size: 170 }, '#3f6660'),
  path('M826 690H930L910 716H846Z', '#2d4a54'),
  path('M880 682V560L926 676Z', '#fffaf0'),
  path('M872 682V586L838 676Z', '#e8dcc8'),
  path('M640 650H690L680 662H650Z', '#44646d'),
  path('M666 646V588L688 644Z', '#fbf4e6'),
  land('near', [892, 884, 890, 880, 868, 856, 850], ['#365a55', '#27453f']),
]
