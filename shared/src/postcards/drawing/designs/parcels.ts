import type { Sketch } from '../sketch.ts'

/** Lots along streets, of which one is ours, under a panel with the texts. */
export function drawParcels(sketch: Sketch) {
  const { colors, texts } = sketch.context
  const u = (length: number) => sketch.u(length)
  sketch.ground(colors.tint)
  drawLots(sketch)
  const [x, y, width, pad] = [u(34), u(34), u(286), u(28)]
  const inner = width - 2 * pad
  const box = { x, y, width, height: sketch.height - 2 * y }
  sketch.rect(box, colors.brand)
  sketch.text(
    'headline',
    texts.headline,
    { x: x + pad, y: y + pad + u(4), width: inner, height: u(190) },
    {
      font: 'sans-bold',
      size: u(39),
      minimumSize: u(18),
      lineHeight: 1.08,
      letterSpacing: -0.022,
      maximumLines: 6,
      isBalanced: true,
      fill: colors.onBrand,
    },
  )
  sketch.text(
    'subheadline',
    texts.subheadline,
    { x: x + pad, y: y + u(240), width: inner, height: box.height - u(240) - pad },
    {
      font: 'sans',
      size: u(15),
      minimumSize: Math.max(6.6, u(9.5)),
      lineHeight: 1.45,
      fill: colors.onBrand,
      valign: 'bottom',
    },
  )
}

/** Two rows of lots to a block, with streets between the blocks. */
const rows = [-16, 46, 124, 186, 264, 326, 404]
const lotHeight = 56
const [mineRow, mineLot] = [3, 5]

function drawLots(sketch: Sketch) {
  const { colors } = sketch.context
  const u = (length: number) => sketch.u(length)
  for (const [row, top] of rows.entries()) {
    let x = -30 + ((row * 37) % 29)
    for (let lot = 0; x < 680; lot++) {
      const width = 46 + ((row * 31 + lot * 23) % 5) * 9
      const isMine = row === mineRow && lot === mineLot + 1
      const box = { x: u(x), y: u(top), width: u(width), height: u(lotHeight) }
      sketch.add({ type: 'rect', ...box, fill: isMine ? colors.ink : colors.white })
      if (!isMine) drawHouse(sketch, { x, top, width, row, lot })
      else drawPin(sketch, u(x + width / 2), u(top + lotHeight / 2))
      x += width + 4 + (lot % 4 === 3 ? 18 : 0)
    }
  }
}

function drawHouse(
  sketch: Sketch,
  { x, top, width, row, lot }: { x: number; top: number; width: number; row: number; lot: number },
) {
  const u = (length: number) => sketch.u(length)
  const size = 17 + ((row * 13 + lot * 7) % 4) * 4
  const nearStreet = row % 2 === 0 ? lotHeight - size * 0.8 - 9 : 9
  const box = { x: u(x + (width - size) / 2), y: u(top + nearStreet), width: u(size), height: u(size * 0.8) }
  sketch.add({ type: 'rect', ...box, fill: sketch.context.colors.hairline })
}

function drawPin(sketch: Sketch, x: number, y: number) {
  const r = sketch.u(11)
  sketch.add({
    type: 'path',
    d: `M${x - r} ${y + r}L${x - r} ${y - r * 0.1}L${x} ${y - r}L${x + r} ${y - r * 0.1}L${x + r} ${y + r}Z`,
    fill: '#FFFFFF',
  })
}
