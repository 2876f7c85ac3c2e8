/** The size of the canvas that scenes are drawn on. */
export const [width, height] = [1600, 900]

export type Shape = string

/** Colors from top to bottom, or from the inside out. */
type Stops = string[]

const round = (value: number) => Math.round(value * 10) / 10

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): Shape =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): Shape =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more}/>`

export const path = (d: string, fill: string, more = ''): Shape => `<path d="${d}" fill="${fill}"${more}/>`

const polygon = (points: [x: number, y: number][], fill: string): Shape =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill)

const stopsOf = (stops: Stops) =>
  stops
    .map((color, index) => {
      const [, rgb = color, opacity = ''] = /^(.+)@(.+)$/.exec(color) ?? []
      const offset = round(index / (stops.length - 1))
      return `<stop offset="${offset}" stop-color="${rgb}"${opacity && ` stop-opacity="${opacity}"`}/>`
    })
    .join('')

/** Defines a vertical gradient and returns its definition and its name. A color may end in `@` and its opacity. */
export const vertical = (id: string, stops: Stops): { defs: Shape; fill: string } => ({
  defs: `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`,
  fill: `url(#${id})`,
})

export function sky(stops: Stops): Shape {
  const { defs, fill } = vertical('sky', stops)
  return defs + rect(0, 0, width, height, fill)
}

/** Light around the sun, a lamp or a window. */
export const glow = (id: string, { x, y, r }: { x: number; y: number; r: number }, color: string): Shape =>
  `<radialGradient id="${id}">${stopsOf([color, color.replace(/@.*$/, '@.25'), color.replace(/@.*$/, '@0')])}</radialGradient>` +
  circle(x, y, r, `url(#${id})`)

/** Land from edge to edge: a smooth curve through heights at even distances, lighter where the haze is. */
export function land(id: string, heights: number[], stops: Stops): Shape {
  const step = width / (heights.length - 1)
  const [first = 0, ...rest] = heights
  const curves = rest.map((y, index) => {
    const previous = heights[index] ?? 0
    const [x0, x1] = [index * step, (index + 1) * step]
    return `C${round(x0 + step / 2)} ${previous} ${round(x1 - step / 2)} ${y} ${round(x1)} ${y}`
  })
  const { defs, fill } = vertical(id, stops)
  return defs + path(`M0 ${first}${curves.join('')}V${height}H0Z`, fill)
}

interface Row {
  from: number
  to: number
  /** The ground line. */
  y: number
  size: number
}

/** A number from 0 to 1 that is the same in every build. */
const vary = (index: number) => Math.abs(Math.sin(index * 12.9898) * 43758.5453) % 1

/** A row of crowns that grow into each other. */
export function trees({ from, to, y, size }: Row, fill: string): Shape {
  const crowns: string[] = []
  for (let x = from, index = from; x < to; index += 1) {
    const r = size * (0.55 + vary(index) * 0.6)
    crowns.push(`M${round(x - r)} ${y}a${round(r)} ${round(r * 1.25)} 0 0 1 ${round(2 * r)} 0Z`)
    x += r * 1.1
  }
  return path(crowns.join(''), fill)
}

/** A row of conifers. */
export function pines({ from, to, y, size }: Row, fill: string): Shape {
  const tops: string[] = []
  for (let x = from, index = from; x < to; index += 1) {
    const h = size * (0.6 + vary(index) * 0.8)
    const half = h * 0.2
    tops.push(
      `M${round(x - half)} ${y}L${round(x - half * 0.35)} ${round(y - h * 0.42)}H${round(x - half * 0.62)}L${round(x)} ${round(y - h)}L${round(x + half * 0.62)} ${round(y - h * 0.42)}H${round(x + half * 0.35)}L${round(x + half)} ${y}Z`,
    )
    x += half * 1.5
  }
  return path(tops.join(''), fill)
}

/** A single tree with light from the left. */
export const tree = (x: number, y: number, size: number, [crown, light, trunk]: [string, string, string]): Shape =>
  path(
    `M${round(x - size * 0.03)} ${y}L${round(x - size * 0.015)} ${round(y - size * 0.6)}H${round(x + size * 0.015)}L${round(x + size * 0.03)} ${y}Z`,
    trunk,
  ) +
  circle(x, y - size * 0.74, size * 0.3, crown) +
  circle(x - size * 0.17, y - size * 0.6, size * 0.22, crown) +
  circle(x + size * 0.18, y - size * 0.58, size * 0.22, crown) +
  circle(x - size * 0.09, y - size * 0.8, size * 0.19, light, ' opacity=".5"') +
  circle(x - size * 0.2, y - size * 0.64, size * 0.12, light, ' opacity=".4"')

export interface HomeColors {
  wall: string
  /** The side away from the light. */
  shade: string
  roof: string
  roofShade: string
  trim: string
  window: string
}

/** A house with a gabled front and a long side, which recedes to the right. `w` is the width of the front. */
export function home({ x, y, w }: { x: number; y: number; w: number }, colors: HomeColors): Shape {
  const { wall, shade, roof, roofShade, trim, window } = colors
  const [h, side, rise] = [w * 0.62, w * 1.05, w * 0.5]
  const [top, peak, back] = [y - h, y - h - rise, w * 0.06]
  const eave = w * 0.07
  const pane = (px: number, py: number, pw: number, ph: number) =>
    rect(px - w * 0.012, py - w * 0.012, pw + w * 0.024, ph + w * 0.024, trim) +
    rect(px, py, pw, ph, window) +
    rect(px + pw / 2 - w * 0.006, py, w * 0.012, ph, trim)
  return [
    // The shadow on the ground.
    polygon(
      [
        [x + w * 0.1, y],
        [x + w + side, y - back],
        [x + w + side + w * 0.5, y + w * 0.08],
        [x + w * 0.5, y + w * 0.1],
      ],
      'rgb(20 24 30/.16)',
    ),
    // The long side with its roof.
    polygon(
      [
        [x + w, top],
        [x + w + side, top + back],
        [x + w + side, y - back],
        [x + w, y],
      ],
      shade,
    ),
    polygon(
      [
        [x + w / 2, peak],
        [x + w / 2 + side, peak + back],
        [x + w + side + eave, top + back + eave * 0.7],
        [x + w + eave, top + eave * 0.9],
      ],
      roof,
    ),
    // The chimney.
    rect(x + w * 1.02, peak - w * 0.06, w * 0.11, w * 0.3, shade),
    rect(x + w * 1.0, peak - w * 0.08, w * 0.15, w * 0.04, trim),
    // The front.
    polygon(
      [
        [x, y],
        [x, top],
        [x + w / 2, peak],
        [x + w, top],
        [x + w, y],
      ],
      wall,
    ),
    polygon(
      [
        [x - eave, top + eave * 0.9],
        [x + w / 2, peak - w * 0.045],
        [x + w + eave, top + eave * 0.9],
        [x + w + eave - w * 0.03, top + eave * 0.9 + w * 0.05],
        [x + w / 2, peak + w * 0.045],
        [x - eave + w * 0.03, top + eave * 0.9 + w * 0.05],
      ],
      roofShade,
    ),
    pane(x + w * 0.41, peak + w * 0.25, w * 0.18, w * 0.2),
    pane(x + w * 0.12, top + h * 0.36, w * 0.22, h * 0.34),
    // The door below its roof.
    rect(x + w * 0.56, top + h * 0.34, w * 0.26, h * 0.66, trim),
    rect(x + w * 0.59, top + h * 0.39, w * 0.2, h * 0.61, roofShade),
    rect(x + w * 0.61, top + h * 0.43, w * 0.16, h * 0.16, window),
    rect(x + w * 0.5, top + h * 0.28, w * 0.38, h * 0.06, roof),
    pane(x + w * 1.22, top + h * 0.4, w * 0.24, h * 0.28),
    pane(x + w * 1.62, top + h * 0.4, w * 0.24, h * 0.28),
  ].join('')
}
