import type { Sketch } from '../sketch.ts'
import { drawAgentPanel } from './agent-panel.ts'
import { getBackAreas } from './back-areas.ts'
import { drawCodeBlock } from './code-block.ts'

/** The message on the color of the brand, which bleeds, and the code on white below. */
export function drawBlockBack(sketch: Sketch) {
  const areas = getBackAreas(sketch)
  const { column, isSmall } = areas
  const { colors, texts } = sketch.context
  sketch.ground(colors.white)
  drawAgentPanel(sketch, areas)
  const end = drawCodeBlock(sketch, areas) - (isSmall ? 2 : 6)
  const inset = isSmall ? 0 : 6
  sketch.rect({ x: 0, y: 0, width: column.x + column.width + (isSmall ? 4 : 6), height: end }, colors.brand)
  const box = { ...column, width: column.width - inset }
  const headline = sketch.text(
    'backHeadline',
    texts.backHeadline,
    { ...box, height: isSmall ? 46 : 84 },
    {
      font: 'sans-bold',
      size: isSmall ? 17 : 28,
      minimumSize: isSmall ? 9.5 : 13,
      lineHeight: 1.12,
      letterSpacing: -0.012,
      maximumLines: 3,
      isBalanced: true,
      fill: colors.onBrand,
    },
  )
  const top = column.y + headline.height + (isSmall ? 13 : 24)
  sketch.text(
    'body',
    texts.body,
    { ...box, y: top, height: end - top - (isSmall ? 10 : 18) },
    {
      font: 'sans',
      size: isSmall ? 10 : 13,
      minimumSize: isSmall ? 6.4 : 8.2,
      lineHeight: 1.45,
      paragraphGap: isSmall ? 0.45 : 0.6,
      fill: colors.onBrand,
    },
  )
}
