/** The size of the canvas that scenes are drawn on. */
export const [width, height] = [1600, 900]

export type Shape = string

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): Shape =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): Shape =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`

export const path = (d: string, fill: string, more = ''): Shape => `<path d="${d}" fill="${fill}"${more}/>`

export const sky = (from: string, to: string): Shape =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${rect(0, 0, width, height, 'url(#sky)')}`

/** Hills from edge to edge: a smooth curve through heights at even distances. */
export function land(heights: number[], fill: string): Shape {
  const step = width / (heights.length - 1)
  const [first = 0, ...rest] = heights
  const curves = rest.map((y, index) => {
    const previous = heights[index] ?? 0
    const [x0, x1] = [index * step, (index + 1) * step]
    return `C${x0 + step / 2} ${previous} ${x1 - step / 2} ${y} ${x1} ${y}`
  })
  return path(`M0 ${first}${curves.join('')}V${height}H0Z`, fill)
}

/** Distant mountains or rooftops: straight lines between the given points. */
export const ridge = (points: [x: number, y: number][], fill: string): Shape =>
  path(`M0 ${height}${points.map(([x, y]) => `L${x} ${y}`).join('')}L${width} ${height}Z`, fill)

interface House {
  x: number
  /** The ground line. */
  y: number
  w: number
  h: number
  wall: string
  roof: string
  light: string
  shade?: string
}

/** A house with a gabled front. */
export function house({ x, y, w, h, wall, roof, light, shade = 'rgb(0 0 0/.12)' }: House): Shape {
  const top = y - h
  const peak = top - w * 0.42
  const pane = w * 0.17
  return [
    rect(x + w * 0.68, peak + w * 0.06, w * 0.1, w * 0.26, roof),
    rect(x, top, w, h, wall),
    rect(x + w * 0.74, top, w * 0.26, h, shade),
    path(`M${x - w * 0.07} ${top + w * 0.03}L${x + w / 2} ${peak}L${x + w * 1.07} ${top + w * 0.03}Z`, roof),
    rect(x + w * 0.16, top + h * 0.2, pane, pane * 1.25, light),
    rect(x + w * 0.54, top + h * 0.2, pane, pane * 1.25, light),
    rect(x + w * 0.38, y - h * 0.46, w * 0.2, h * 0.46, roof),
    circle(x + w / 2, top - w * 0.13, w * 0.06, light),
  ].join('')
}

/** A one-story house with a wide flat roof. */
export function bungalow({ x, y, w, h, wall, roof, light, shade = 'rgb(0 0 0/.12)' }: House): Shape {
  const top = y - h
  return [
    rect(x, top, w, h, wall),
    rect(x + w * 0.62, top, w * 0.38, h, shade),
    rect(x - w * 0.06, top - h * 0.16, w * 1.12, h * 0.18, roof),
    rect(x + w * 0.08, top + h * 0.24, w * 0.38, h * 0.46, light),
    rect(x + w * 0.69, top + h * 0.26, w * 0.11, h * 0.74, roof),
    rect(x + w * 0.86, top + h * 0.28, w * 0.08, h * 0.36, light),
  ].join('')
}

/** A tree with a round crown. */
export const tree = (x: number, y: number, size: number, crown: string, trunk: string): Shape =>
  rect(x - size * 0.05, y - size * 0.6, size * 0.1, size * 0.6, trunk) +
  `<ellipse cx="${x}" cy="${y - size * 0.78}" rx="${size * 0.36}" ry="${size * 0.46}" fill="${crown}"/>` +
  path(`M${x} ${y - size * 1.24}a${size * 0.36} ${size * 0.46} 0 0 1 0 ${size * 0.92}Z`, 'rgb(0 0 0/.1)')

export const pine = (x: number, y: number, size: number, fill: string): Shape =>
  rect(x - size * 0.04, y - size * 0.16, size * 0.08, size * 0.16, 'rgb(0 0 0/.35)') +
  [0, 1, 2]
    .map((tier) => {
      const [half, base] = [size * (0.3 - tier * 0.07), y - size * (0.12 + tier * 0.25)]
      return path(`M${x - half} ${base}L${x} ${base - size * 0.42}L${x + half} ${base}Z`, fill)
    })
    .join('')

export const cloud = (x: number, y: number, size: number, fill: string): Shape =>
  `<g fill="${fill}"><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.2}"/><ellipse cx="${x - size * 0.25}" cy="${y - size * 0.16}" rx="${size * 0.36}" ry="${size * 0.22}"/><ellipse cx="${x + size * 0.22}" cy="${y - size * 0.2}" rx="${size * 0.44}" ry="${size * 0.28}"/></g>`

/** Draws a shape at several places, each given as x, ground line and size. */
export const repeat = (places: number[][], draw: (x: number, y: number, size: number) => Shape): Shape =>
  places.map(([x = 0, y = 0, size = 0]) => draw(x, y, size)).join('')
