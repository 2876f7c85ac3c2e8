import type { Sketch } from '../sketch.ts'

/** The front page of a small newspaper. */
export function drawMasthead(sketch: Sketch) {
  const { colors, texts, recipient, sender } = sketch.context
  const u = (length: number) => sketch.u(length)
  const margin = u(38)
  const width = sketch.width - 2 * margin
  sketch.ground(colors.paper)
  sketch.rect({ x: margin, y: u(36), width, height: u(5) }, colors.ink)
  const { 'today.month': month = '', 'today.year': year = '', 'home.city': city = '' } = recipient.values
  const strip = { y: u(53), height: u(14) }
  const style = { size: Math.max(6.4, u(11)), minimumSize: 5, maximumLines: 1, fill: colors.text }
  sketch.text(
    null,
    sender.brand.name,
    { x: margin, ...strip, width: width * 0.6 },
    {
      ...style,
      font: 'sans-bold',
      label: 'name of the brand',
    },
  )
  sketch.text(
    null,
    [city, `${month} ${year}`.trim()].filter(Boolean).join(', '),
    { x: margin + width * 0.62, ...strip, width: width * 0.38 },
    {
      ...style,
      font: 'sans',
      align: 'right',
      label: 'date',
    },
  )
  sketch.line(margin, u(76), margin + width, u(76), colors.text, u(0.8))
  const headline = sketch.text(
    'headline',
    texts.headline,
    { x: margin, y: u(100), width, height: u(124) },
    {
      font: 'display',
      size: u(66),
      minimumSize: u(26),
      lineHeight: 1.03,
      letterSpacing: -0.012,
      maximumLines: 3,
      isBalanced: true,
      fill: colors.ink,
    },
  )
  const y = u(100) + headline.height + u(26)
  const bottom = sketch.height - u(36)
  sketch.line(margin, y, margin + width, y, colors.text, u(0.8))
  sketch.text(
    'subheadline',
    texts.subheadline,
    { x: margin, y: y + u(22), width: u(214), height: bottom - y - u(22) },
    {
      font: 'serif',
      size: u(18),
      minimumSize: Math.max(6.6, u(10)),
      lineHeight: 1.42,
      fill: colors.text,
    },
  )
  const x = margin + u(240)
  sketch.picture({ x, y: y + u(16), width: margin + width - x, height: bottom - y - u(16) })
}
