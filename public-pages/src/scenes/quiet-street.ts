import { circle, cloud, house, land, path, rect, repeat, type Shape, sky, tree } from './shapes.ts'

export const quietStreet: Shape[] = [
  sky('#cfe6f3', '#fbf1e2'),
  cloud(300, 160, 180, '#fff'),
  cloud(1240, 130, 140, '#fff'),
  land([560, 540, 560, 530, 550, 520, 540], '#bcd2b4'),
  repeat(
    [
      [120, 660, 170],
      [420, 660, 190],
      [770, 660, 200],
      [1110, 660, 210],
      [1420, 660, 180],
    ],
    (x, y, size) => house({ x, y, w: size, h: size * 0.86, wall: '#f7efe2', roof: '#5b6d7c', light: '#ffe7ae' }),
  ),
  repeat(
    [
      [70, 668, 190],
      [362, 668, 170],
      [690, 668, 200],
      [1040, 668, 190],
      [1370, 668, 200],
    ],
    (x, y, size) => tree(x, y, size, '#6a9a5f', '#6d4d38'),
  ),
  rect(0, 656, 1600, 60, '#8db37c'),
  rect(0, 712, 1600, 26, '#e7dfd2'),
  rect(0, 738, 1600, 112, '#7c858c'),
  repeat(
    [
      [60, 790, 120],
      [380, 790, 120],
      [700, 790, 120],
      [1020, 790, 120],
      [1340, 790, 120],
    ],
    (x, y, size) => rect(x, y, size, 8, '#e9e4d8'),
  ),
  rect(0, 850, 1600, 50, '#e7dfd2'),
  repeat(
    [
      [240, 712, 1],
      [900, 712, 1],
      [1320, 712, 1],
    ],
    (x, y) =>
      path(`M${x} ${y}v-130q0-26 30-26`, 'none', ' stroke="#46505a" stroke-width="8"') +
      circle(x + 34, y - 150, 14, '#fff1c4'),
  ),
]
