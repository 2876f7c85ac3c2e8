import { circle, house, land, path, rect, repeat, type Shape, sky, tree } from './shapes.ts'

export const autumnAvenue: Shape[] = [
  sky('#dfe9ef', '#fbe8cf'),
  circle(1080, 380, 80, '#fff2d2'),
  land([560, 540, 552, 530, 520, 512, 520], '#d9b98c'),
  repeat(
    [
      [820, 620, 150],
      [1010, 620, 160],
      [1220, 620, 156],
      [1420, 620, 150],
    ],
    (x, y, size) => house({ x, y, w: size, h: size * 0.8, wall: '#fdf3e2', roof: '#6c4a3f', light: '#ffe1a1' }),
  ),
  rect(0, 616, 1600, 284, '#c58f4c'),
  path('M700 616H860L1240 900H300Z', '#8d8378'),
  path('M776 616H784L800 900H744Z', '#efe5d2'),
  repeat(
    [
      [560, 660, 240],
      [360, 730, 330],
      [90, 830, 450],
    ],
    (x, y, size) => tree(x, y, size, '#d2622b', '#5b3a28'),
  ),
  repeat(
    [
      [990, 660, 240],
      [1190, 730, 330],
      [1460, 830, 450],
    ],
    (x, y, size) => tree(x, y, size, '#e0922f', '#5b3a28'),
  ),
  repeat(
    [
      [640, 630, 170],
      [910, 630, 170],
    ],
    (x, y, size) => tree(x, y, size, '#b9482a', '#5b3a28'),
  ),
  repeat(
    [
      [250, 860, 9],
      [420, 820, 8],
      [520, 770, 7],
      [620, 880, 9],
      [1010, 850, 8],
      [1160, 820, 9],
      [1300, 880, 8],
    ],
    (x, y, size) => `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.55}" fill="#e8a73c"/>`,
  ),
]
