import type { Sketch } from '../sketch.ts'

/** A note by hand beside a picture, as if it had been left at the door. */
export function drawNote(sketch: Sketch) {
  const { colors, texts, recipient } = sketch.context
  const u = (length: number) => sketch.u(length)
  sketch.ground(colors.paper)
  const picture = { x: u(438), y: 0, width: sketch.width - u(438), height: sketch.height }
  sketch.picture(picture)
  const box = { x: u(44), width: u(352) }
  const headline = sketch.text(
    'headline',
    texts.headline,
    { ...box, y: u(54), height: u(120) },
    {
      font: 'hand',
      size: u(58),
      minimumSize: u(28),
      lineHeight: 0.98,
      maximumLines: 3,
      fill: colors.ink,
    },
  )
  const y = u(54) + headline.height + u(30)
  const note = sketch.text(
    'subheadline',
    texts.subheadline,
    { ...box, y, height: u(344) - y },
    {
      font: 'hand',
      size: u(33),
      minimumSize: Math.max(9.5, u(15)),
      lineHeight: 1.14,
      fill: colors.text,
    },
  )
  const signer = recipient.values['agent.firstName']
  if (!signer) return
  const signatureY = Math.min(y + note.height + u(26), u(368))
  sketch.text(
    null,
    `– ${signer}`,
    { ...box, y: signatureY, height: u(28) },
    {
      font: 'hand',
      size: u(33),
      minimumSize: u(14),
      maximumLines: 1,
      fill: colors.ink,
      label: "agent's name",
    },
  )
}
