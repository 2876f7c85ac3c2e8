import type { Sketch } from '../sketch.ts'

/** Widths, heights of the walls and heights of the gables of a street, of which one house is ours. */
const street = [
  [52, 26, 20],
  [74, 34, 30],
  [46, 22, 18],
  [88, 30, 36],
  [60, 40, 24],
  [96, 36, 42],
  [50, 24, 20],
  [78, 32, 32],
  [58, 38, 24],
  [90, 28, 34],
  [54, 26, 22],
] as const
const ours = 5

/** A street drawn in one line from edge to edge, with one house filled. */
export function drawRoofline(sketch: Sketch, { base, line, house }: { base: number; line: string; house: string }) {
  const u = (length: number) => sketch.u(length)
  let x = -u(24)
  let d = `M${round(-20)} ${round(base)}L${round(x)} ${round(base)}`
  for (const [index, [width, wall, gable]] of street.entries()) {
    const [right, middle] = [x + u(width), x + u(width / 2)]
    const [eaves, top] = [base - u(wall), base - u(wall + gable)]
    const outline = `L${round(x)} ${round(eaves)}L${round(middle)} ${round(top)}L${round(right)} ${round(eaves)}L${round(right)} ${round(base)}`
    if (index === ours) {
      sketch.add({ type: 'path', d: `M${round(x)} ${round(base)}${outline}Z`, fill: house })
    }
    d += `${outline}L${round(right + u(13))} ${round(base)}`
    x = right + u(13)
  }
  d += `L${round(sketch.width + 20)} ${round(base)}`
  sketch.add({ type: 'path', d, stroke: line, strokeWidth: round(u(1.5)) })
}

const round = (value: number) => Math.round(value * 100) / 100
