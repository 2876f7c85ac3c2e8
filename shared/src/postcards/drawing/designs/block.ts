import type { Sketch } from '../sketch.ts'

/** The headline alone, as large as the card allows, on the color of the brand. */
export function drawBlock(sketch: Sketch) {
  const { colors, texts, sender } = sketch.context
  const u = (length: number) => sketch.u(length)
  const margin = u(38)
  const width = sketch.width - 2 * margin
  sketch.ground(colors.brand)
  // A gable that rises out of the lower right corner and bleeds.
  const [peak, eaves, left] = [u(150), u(318), u(372)]
  const beyond = 12
  const right = sketch.width + beyond
  const bottom = sketch.height + beyond
  sketch.add({
    type: 'path',
    d: `M${left} ${bottom}L${left} ${eaves}L${u(540)} ${peak}L${right} ${eaves - u(44)}L${right} ${bottom}Z`,
    fill: colors.brandShade,
  })
  sketch.text(
    'headline',
    texts.headline.toUpperCase(),
    { x: margin - u(3), y: u(44), width, height: u(238) },
    {
      font: 'sans-bold',
      size: u(106),
      minimumSize: u(26),
      lineHeight: 0.98,
      letterSpacing: -0.035,
      maximumLines: 4,
      isBalanced: true,
      fill: colors.onBrand,
    },
  )
  const y = u(338)
  sketch.rect({ x: margin, y: y - u(20), width: u(64), height: u(4) }, colors.onBrand)
  sketch.text(
    'subheadline',
    texts.subheadline,
    { x: margin, y, width: u(330), height: u(58) },
    {
      font: 'sans',
      size: u(16),
      minimumSize: Math.max(6.6, u(9.5)),
      lineHeight: 1.4,
      fill: colors.onBrand,
    },
  )
  sketch.text(
    null,
    sender.brand.name,
    { x: u(420), y: u(360), width: sketch.width - margin - u(420), height: u(34) },
    {
      font: 'sans-bold',
      size: u(12),
      minimumSize: u(8),
      maximumLines: 2,
      lineHeight: 1.2,
      fill: colors.onBrand,
      align: 'right',
      valign: 'bottom',
      label: 'name of the brand',
    },
  )
}
