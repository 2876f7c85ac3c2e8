import type { Sketch } from '../sketch.ts'

/** An admission ticket with a stub. */
export function drawTicket(sketch: Sketch) {
  const { colors, texts, recipient, sender } = sketch.context
  const u = (length: number) => sketch.u(length)
  sketch.ground(colors.brand)
  const [x, y, width, height, notch, tear] = [u(40), u(56), u(568), u(320), u(15), u(452)]
  const [right, bottom] = [x + width, y + height]
  const arc = (endX: number, endY: number) => `A${notch} ${notch} 0 0 0 ${endX} ${endY}`
  sketch.add({
    type: 'path',
    d: `M${x} ${y}L${tear - notch} ${y}${arc(tear + notch, y)}L${right} ${y}L${right} ${bottom}L${tear + notch} ${bottom}${arc(tear - notch, bottom)}L${x} ${bottom}Z`,
    fill: colors.white,
  })
  for (let dot = y + notch + u(12); dot < bottom - notch - u(8); dot += u(12))
    sketch.line(tear, dot, tear, dot + u(6), colors.hairline, u(1.6))
  const box = { x: x + u(34), width: tear - x - u(68) }
  const headline = sketch.text(
    'headline',
    texts.headline,
    { ...box, y: y + u(42), height: u(150) },
    {
      font: 'display',
      size: u(60),
      minimumSize: u(23),
      lineHeight: 1.05,
      letterSpacing: -0.01,
      maximumLines: 4,
      isBalanced: true,
      fill: colors.ink,
    },
  )
  const ruleY = y + u(42) + headline.height + u(26)
  sketch.rect({ x: box.x, y: ruleY, width: box.width, height: u(2) }, colors.brand)
  sketch.text(
    'subheadline',
    texts.subheadline,
    { ...box, y: ruleY + u(26), height: bottom - u(30) - ruleY - u(26) },
    {
      font: 'sans',
      size: u(18),
      minimumSize: Math.max(6.6, u(10)),
      lineHeight: 1.42,
      fill: colors.text,
    },
  )
  const stub = { x: tear + u(18), width: right - tear - u(36) }
  const guest = recipient.values['contact.firstName']
  sketch.text(
    null,
    guest ? `Admit\n${guest}` : 'Admit\nyou',
    { ...stub, y: y + u(44), height: u(120) },
    {
      font: 'display',
      size: u(34),
      minimumSize: u(7),
      lineHeight: 1.1,
      paragraphGap: 0,
      fill: colors.ink,
      align: 'center',
      label: "guest's name",
    },
  )
  sketch.text(
    null,
    sender.brand.name,
    { ...stub, y: bottom - u(90), height: u(60) },
    {
      font: 'sans-bold',
      size: u(11),
      minimumSize: u(6.6),
      lineHeight: 1.3,
      maximumLines: 4,
      fill: colors.muted,
      align: 'center',
      valign: 'bottom',
      label: 'name of the brand',
    },
  )
}
