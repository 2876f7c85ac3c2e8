import type { Sketch } from '../sketch.ts'

/** A picture seen through an arch, beside a quiet headline. */
export function drawArch(sketch: Sketch) {
  const { colors, texts, sender } = sketch.context
  const u = (length: number) => sketch.u(length)
  sketch.ground(colors.tint)
  const [x, y, width] = [u(356), u(44), u(250)]
  const radius = width / 2
  const bottom = sketch.height + 9
  const clip = `M${x} ${bottom}L${x} ${y + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}L${x + width} ${bottom}Z`
  sketch.picture({ x, y, width, height: sketch.height - y }, { clip })
  const box = { x: u(42), width: u(276) }
  sketch.text(
    null,
    sender.brand.name,
    { ...box, y: u(46), height: u(26) },
    {
      font: 'sans-bold',
      size: u(11),
      minimumSize: u(7),
      maximumLines: 2,
      letterSpacing: 0.03,
      fill: colors.ink,
      label: 'name of the brand',
    },
  )
  const subheadline = sketch.set(
    'subheadline',
    texts.subheadline,
    { width: box.width, height: u(96) },
    {
      font: 'sans',
      size: u(15),
      minimumSize: Math.max(6.6, u(9.5)),
      lineHeight: 1.45,
      fill: colors.text,
    },
  )
  const foot = sketch.height - u(44) - subheadline.height
  sketch.place(subheadline, box.x, foot, box.width)
  sketch.text(
    'headline',
    texts.headline,
    { ...box, y: u(92), height: foot - u(38) - u(92) },
    {
      font: 'display',
      size: u(54),
      minimumSize: u(21),
      lineHeight: 1.06,
      letterSpacing: -0.01,
      maximumLines: 5,
      isBalanced: true,
      fill: colors.ink,
      valign: 'bottom',
    },
  )
}
