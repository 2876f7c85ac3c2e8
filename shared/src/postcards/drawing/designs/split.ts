import type { Sketch } from '../sketch.ts'

/** Half picture, half color. */
export function drawSplit(sketch: Sketch) {
  const { colors, texts, sender } = sketch.context
  const u = (length: number) => sketch.u(length)
  const half = u(324)
  sketch.rect({ x: half, y: 0, width: sketch.width - half, height: sketch.height }, colors.brand)
  sketch.picture({ x: 0, y: 0, width: half, height: sketch.height }, { tintStrength: 0.6 })
  const box = { x: half + u(36), width: sketch.width - half - u(72) }
  const headline = sketch.text(
    'headline',
    texts.headline,
    { ...box, y: u(52), height: u(210) },
    {
      font: 'display',
      size: u(50),
      minimumSize: u(21),
      lineHeight: 1.06,
      letterSpacing: -0.01,
      maximumLines: 5,
      isBalanced: true,
      fill: colors.onBrand,
    },
  )
  const y = u(52) + headline.height + u(30)
  sketch.rect({ x: box.x, y, width: u(44), height: u(2.5) }, colors.softOnBrand)
  sketch.text(
    'subheadline',
    texts.subheadline,
    { ...box, y: y + u(24), height: u(360) - y - u(24) },
    {
      font: 'sans',
      size: u(15),
      minimumSize: Math.max(6.6, u(9.5)),
      lineHeight: 1.45,
      fill: colors.onBrand,
    },
  )
  sketch.text(
    null,
    sender.brand.name,
    { ...box, y: u(372), height: u(26) },
    {
      font: 'sans-bold',
      size: u(10.5),
      minimumSize: u(7),
      maximumLines: 2,
      letterSpacing: 0.03,
      fill: colors.softOnBrand,
      valign: 'bottom',
      label: 'name of the brand',
    },
  )
}
