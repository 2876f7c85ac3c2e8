import { circle, cloud, house, land, path, pine, rect, repeat, type Shape, sky } from './shapes.ts'

export const harborMorning: Shape[] = [
  sky('#8fc1d9', '#f6dcc0'),
  circle(1180, 470, 86, '#fff1d6'),
  cloud(420, 190, 190, 'rgb(255 255 255/.5)'),
  cloud(1290, 150, 150, 'rgb(255 255 255/.45)'),
  land([560, 520, 545, 500, 470, 505, 480], '#9db7bd'),
  land([610, 600, 588, 560, 540, 552, 520], '#6f98a0'),
  repeat(
    [
      [980, 586, 84],
      [1080, 580, 96],
      [1196, 578, 104],
      [1318, 574, 92],
      [1424, 570, 110],
    ],
    (x, y, size) => house({ x, y, w: size, h: size * 0.72, wall: '#fbf3e7', roof: '#8c4a3c', light: '#ffd98a' }),
  ),
  repeat(
    [
      [950, 590, 70],
      [1182, 582, 84],
      [1304, 580, 74],
      [1552, 570, 96],
    ],
    (x, y, size) => pine(x, y, size, '#3f6b66'),
  ),
  rect(0, 600, 1600, 300, '#4f8794'),
  path('M0 640H1600V660H0ZM0 720H900V732H0ZM700 790H1600V800H700Z', 'rgb(255 255 255/.14)'),
  path('M1120 604H1250L1210 780H1170Z', 'rgb(255 241 214/.35)'),
  repeat(
    [
      [1010, 700, 1],
      [1330, 760, 1.3],
    ],
    (x, y, size) =>
      path(`M${x} ${y}h${120 * size}l${-24 * size} ${30 * size}h${-72 * size}Z`, '#23434c') +
      path(`M${x + 58 * size} ${y - 8}v${-120 * size}l${56 * size} ${112 * size}Z`, '#fdf6ea') +
      path(`M${x + 52 * size} ${y - 8}v${-92 * size}l${-40 * size} ${88 * size}Z`, '#e9d9c1'),
  ),
  land([880, 862, 870, 858, 850, 868, 872], '#2c525c'),
]
