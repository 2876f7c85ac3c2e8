import { glow, land, path, rect, type Shape, sky, vertical } from './shapes.ts'

const glass = vertical('glass', ['#ffe9bd', '#ffd08a'])
const cactus = (x: number, y: number, h: number, fill: string): Shape =>
  path(
    `M${x} ${y}V${y - h}M${x} ${y - h * 0.45}H${x - h * 0.22}V${y - h * 0.75}M${x} ${y - h * 0.35}H${x + h * 0.22}V${y - h * 0.62}`,
    'none',
    ` stroke="${fill}" stroke-width="${h * 0.12}" stroke-linecap="round" stroke-linejoin="round"`,
  )

/** A low house of glass and stone below red mesas. */
export const desertModern: Shape[] = [
  sky(['#86a8c6', '#e3cfc0', '#fbdcb4']),
  glow('sun', { x: 1020, y: 470, r: 600 }, '#ffe9bd@1'),
  path(
    'M0 560L90 470H340L400 540L520 548L560 500H700L760 560L1010 566L1060 440H1330L1390 530L1600 520V640H0Z',
    '#cf9f8c',
  ),
  path('M0 610L160 560L330 576L480 602L900 610L1120 560L1240 500H1500L1560 560L1600 566V680H0Z', '#b97f69'),
  land('sand', [634, 628, 634, 626, 630, 622, 626], ['#e6c49c', '#d5a97d', '#b98861']),
  cactus(700, 668, 90, '#7c8a66'),
  // The house: two flat roofs, stone and glass.
  path('M860 712L1600 700L1600 730L900 752Z', 'rgb(60 30 20/.18)'),
  rect(1040, 520, 150, 190, '#b58a6d'),
  rect(1190, 520, 250, 186, '#efe2cf'),
  rect(880, 586, 540, 124, '#f7ecdb'),
  glass.defs,
  rect(912, 612, 300, 98, glass.fill),
  path('M984 612h5v98h-5ZM1060 612h5v98h-5ZM1136 612h5v98h-5Z', '#5a4a41'),
  rect(1230, 548, 180, 60, glass.fill),
  path('M1286 548h5v60h-5ZM1346 548h5v60h-5Z', '#5a4a41'),
  rect(1250, 628, 70, 82, '#8d6049'),
  rect(840, 572, 620, 18, '#6d574a'),
  rect(1170, 506, 300, 18, '#6d574a'),
  rect(1440, 610, 160, 100, '#cfae92'),
  cactus(1520, 742, 170, '#66774f'),
  land('near', [850, 838, 850, 838, 846, 826, 832], ['#a8744f', '#8a5c40']),
  cactus(780, 860, 120, '#5b6b47'),
  path('M1090 716C1010 770 960 820 900 900H1060C1090 820 1120 770 1160 714Z', '#f1ddc0'),
]
