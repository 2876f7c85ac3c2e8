import { bungalow, circle, land, path, rect, repeat, ridge, type Shape, sky } from './shapes.ts'

export const desertModern: Shape[] = [
  sky('#f5c99a', '#fbead0'),
  circle(1200, 330, 96, '#fff3d4'),
  ridge(
    [
      [0, 560],
      [160, 470],
      [300, 470],
      [360, 540],
      [560, 560],
      [700, 500],
      [860, 430],
      [1020, 430],
      [1080, 510],
      [1260, 540],
      [1420, 460],
      [1600, 440],
    ],
    '#d9946a',
  ),
  land([620, 600, 612, 590, 600, 580, 590], '#c97f55'),
  bungalow({ x: 900, y: 680, w: 420, h: 130, wall: '#fff6e6', roof: '#6b4431', light: '#a9d6d8' }),
  bungalow({ x: 1260, y: 664, w: 230, h: 190, wall: '#f3ddbd', roof: '#6b4431', light: '#ffe2a0' }),
  land([700, 690, 700, 680, 676, 668, 672], '#e2b077'),
  repeat(
    [
      [780, 730, 150],
      [1540, 712, 190],
      [300, 760, 170],
    ],
    (x, y, size) =>
      path(
        `M${x - size * 0.08} ${y}v${-size}a${size * 0.08} ${size * 0.08} 0 0 1 ${size * 0.16} 0v${size}ZM${x - size * 0.34} ${y - size * 0.74}a${size * 0.06} ${size * 0.06} 0 0 1 ${size * 0.12} 0v${size * 0.22}h${size * 0.16}v${size * 0.12}h${-size * 0.28}ZM${x + size * 0.36} ${y - size * 0.88}a${size * 0.06} ${size * 0.06} 0 0 0 ${-size * 0.12} 0v${size * 0.26}h${-size * 0.18}v${size * 0.12}h${size * 0.3}Z`,
        '#5f8a63',
      ),
  ),
  rect(980, 700, 360, 60, '#6fb6bd', ' rx="8"'),
  land([820, 800, 816, 806, 800, 790, 800], '#c98d56'),
  repeat(
    [
      [120, 850, 60],
      [520, 870, 70],
      [1180, 850, 60],
      [1450, 860, 80],
    ],
    (x, y, size) =>
      path(
        `M${x} ${y}l${-size * 0.5} ${-size * 0.5}l${size * 0.4} ${size * 0.3}l${size * 0.1} ${-size * 0.6}l${size * 0.1} ${size * 0.6}l${size * 0.4} ${-size * 0.3}Z`,
        '#6f9a6a',
      ),
  ),
]
