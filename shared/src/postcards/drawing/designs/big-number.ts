import type { Sketch } from '../sketch.ts'
import { drawRoofline } from './roofline.ts'

/** One figure or a short question as large as it fits, over a line of roofs. */
export function drawBigNumber(sketch: Sketch) {
  const { colors, texts } = sketch.context
  const u = (length: number) => sketch.u(length)
  const margin = u(40)
  const width = sketch.width - 2 * margin
  sketch.ground(colors.paper)
  const subheadline = sketch.text(
    'subheadline',
    texts.subheadline,
    { x: margin, y: u(44), width: u(470), height: u(70) },
    {
      font: 'serif',
      size: u(19),
      minimumSize: Math.max(7, u(11)),
      lineHeight: 1.36,
      fill: colors.text,
    },
  )
  const top = u(44) + subheadline.height + u(24)
  sketch.text(
    'headline',
    texts.headline,
    { x: margin - u(3), y: top, width, height: u(292) - top },
    {
      font: 'display',
      size: u(158),
      minimumSize: u(34),
      lineHeight: 1.02,
      letterSpacing: -0.02,
      maximumLines: 3,
      isBalanced: true,
      fill: colors.ink,
      valign: 'middle',
    },
  )
  drawRoofline(sketch, { base: sketch.height - u(34), line: colors.ink, house: colors.brand })
}
