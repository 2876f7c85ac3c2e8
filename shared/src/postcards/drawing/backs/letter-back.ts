import type { PostcardFont } from '../drawing.ts'
import type { Sketch } from '../sketch.ts'
import { drawAgentPanel } from './agent-panel.ts'
import { getBackAreas } from './back-areas.ts'
import { drawCodeBlock } from './code-block.ts'

/** A short letter with a signature, on white. */
export const drawLetterBack = (sketch: Sketch) => drawLetter(sketch, { headline: 'serif-bold', body: 'serif' })

/** The same without serifs. */
export const drawPlainBack = (sketch: Sketch) => drawLetter(sketch, { headline: 'sans-bold', body: 'sans' })

/** Written by hand. */
export const drawNoteBack = (sketch: Sketch) => drawLetter(sketch, { headline: 'hand', body: 'hand' })

function drawLetter(sketch: Sketch, fonts: { headline: PostcardFont; body: PostcardFont }) {
  const areas = getBackAreas(sketch)
  const { column, isSmall } = areas
  const { colors, texts, recipient } = sketch.context
  // Caveat looks a third smaller than the other fonts.
  const scale = fonts.body === 'hand' ? 1.42 : 1
  sketch.ground(colors.white)
  sketch.rect({ x: 0, y: 0, width: column.x * 0.4, height: sketch.height }, colors.brand)
  drawAgentPanel(sketch, areas)
  const end = drawCodeBlock(sketch, areas)
  const headline = sketch.text(
    'backHeadline',
    texts.backHeadline,
    { ...column, height: isSmall ? 44 : 80 },
    {
      font: fonts.headline,
      size: (isSmall ? 17 : 28) * (fonts.headline === 'hand' ? 1.3 : 1),
      minimumSize: isSmall ? 9.5 : 13,
      lineHeight: 1.14,
      maximumLines: isSmall ? 3 : 2,
      isBalanced: true,
      fill: colors.ink,
    },
  )
  const signature = isSmall ? 0 : 44
  const top = column.y + headline.height + (isSmall ? 13 : 24)
  const body = sketch.text(
    'body',
    texts.body,
    { ...column, y: top, height: end - top - signature },
    {
      font: fonts.body,
      size: (isSmall ? 10.5 : 13.5) * scale,
      minimumSize: (isSmall ? 6.6 : 8.5) * (scale > 1 ? 1.25 : 1),
      lineHeight: scale > 1 ? 1.16 : 1.45,
      paragraphGap: isSmall ? 0.45 : 0.6,
      fill: colors.text,
    },
  )
  const signer = recipient.values['agent.firstName']
  if (isSmall || !signer) return
  sketch.text(
    null,
    signer,
    { ...column, y: top + body.height + 18, height: 30 },
    {
      font: 'hand',
      size: 30,
      minimumSize: 13,
      maximumLines: 1,
      fill: colors.ink,
      label: "agent's name",
    },
  )
}
