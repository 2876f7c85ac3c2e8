import type { Sketch } from '../sketch.ts'

/** A picture with a wide margin like a print on a wall, and its caption. */
export function drawFrame(sketch: Sketch) {
  const { colors, texts } = sketch.context
  const u = (length: number) => sketch.u(length)
  const margin = u(34)
  const [width, height] = [sketch.width - 2 * margin, u(276)]
  sketch.ground(colors.white)
  sketch.picture({ x: margin, y: margin, width, height })
  const y = margin + height + u(26)
  const space = sketch.height - margin - y
  sketch.text(
    'headline',
    texts.headline,
    { x: margin, y, width: u(300), height: space },
    {
      font: 'display',
      size: u(35),
      minimumSize: u(15),
      lineHeight: 1.08,
      maximumLines: 3,
      isBalanced: true,
      fill: colors.ink,
    },
  )
  sketch.rect({ x: margin + u(324), y, width: u(2), height: space }, colors.brand)
  sketch.text(
    'subheadline',
    texts.subheadline,
    { x: margin + u(346), y, width: width - u(346), height: space },
    {
      font: 'serif',
      size: u(14.5),
      minimumSize: Math.max(6.4, u(9)),
      lineHeight: 1.4,
      fill: colors.text,
    },
  )
}
