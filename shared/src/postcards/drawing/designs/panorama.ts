import type { Sketch } from '../sketch.ts'

/** A picture to all edges, and a white panel that grows with its texts. */
export function drawPanorama(sketch: Sketch) {
  const { colors, texts } = sketch.context
  const u = (length: number) => sketch.u(length)
  sketch.picture({ x: 0, y: 0, width: sketch.width, height: sketch.height })
  const [pad, width] = [u(26), u(318)]
  const inner = width - 2 * pad
  const headline = sketch.set(
    'headline',
    texts.headline,
    { width: inner, height: u(170) },
    {
      font: 'serif-bold',
      size: u(34),
      minimumSize: u(17),
      lineHeight: 1.12,
      letterSpacing: -0.008,
      maximumLines: 5,
      isBalanced: true,
      fill: colors.deep,
    },
  )
  const subheadline = sketch.set(
    'subheadline',
    texts.subheadline,
    { width: inner, height: u(90) },
    {
      font: 'sans',
      size: u(14.5),
      minimumSize: Math.max(6.6, u(9.5)),
      lineHeight: 1.42,
      fill: colors.muted,
    },
  )
  const hasSubheadline = subheadline.lines.length > 0
  const height = pad * 2 + u(8) + headline.height + (hasSubheadline ? u(25) + subheadline.height : 0)
  const [x, y] = [u(30), sketch.height - u(30) - height]
  sketch.rect({ x, y, width, height }, colors.white)
  sketch.rect({ x, y, width, height: u(7) }, colors.brand)
  sketch.place(headline, x + pad, y + pad + u(6), inner)
  sketch.place(subheadline, x + pad, y + pad + u(31) + headline.height, inner)
}
