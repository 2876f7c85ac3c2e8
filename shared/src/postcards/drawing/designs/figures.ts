import type { MergeFieldName } from '../../../content/merge-fields.ts'
import type { Sketch } from '../sketch.ts'

const figures: { name: MergeFieldName; label: string }[] = [
  { name: 'home.value', label: 'Estimated value' },
  { name: 'home.equity', label: 'Estimated equity' },
  { name: 'home.valueChange', label: 'Change in a year' },
  { name: 'home.purchaseYear', label: 'Yours since' },
]

/** What is known of the home in a grid, on a dark ground. With nothing known, the headline has all the room. */
export function drawFigures(sketch: Sketch) {
  const { colors, texts, recipient } = sketch.context
  const u = (length: number) => sketch.u(length)
  const margin = u(40)
  const known = figures.filter(({ name }) => recipient.values[name])
  const hasGrid = known.length >= 2
  const column = hasGrid ? u(236) : sketch.width - 2 * margin
  sketch.ground(colors.deep)
  sketch.rect({ x: 0, y: 0, width: u(14), height: sketch.height }, colors.brand)
  const headline = sketch.text(
    'headline',
    texts.headline,
    { x: margin, y: u(46), width: column, height: u(220) },
    {
      font: 'display',
      size: hasGrid ? u(42) : u(74),
      minimumSize: u(20),
      lineHeight: 1.08,
      maximumLines: 5,
      isBalanced: true,
      fill: colors.onDeep,
    },
  )
  const y = u(46) + headline.height + u(30)
  sketch.text(
    'subheadline',
    texts.subheadline,
    { x: margin, y, width: Math.min(column, u(400)), height: sketch.height - u(44) - y },
    {
      font: 'sans',
      size: u(15),
      minimumSize: Math.max(6.6, u(9.5)),
      lineHeight: 1.45,
      fill: colors.softOnDeep,
      valign: 'bottom',
    },
  )
  if (hasGrid) drawGrid(sketch, known)
}

function drawGrid(sketch: Sketch, known: typeof figures) {
  const { colors, recipient } = sketch.context
  const u = (length: number) => sketch.u(length)
  const [x, right, top, bottom] = [u(322), sketch.width - u(40), u(46), sketch.height - u(40)]
  const row = (bottom - top) / known.length
  for (const [index, { name, label }] of known.entries()) {
    const y = top + index * row
    sketch.line(x, y, right, y, colors.softOnDeep, u(0.8))
    sketch.text(
      null,
      label,
      { x, y: y + u(13), width: right - x, height: u(16) },
      {
        font: 'sans',
        size: Math.max(6.6, u(12)),
        minimumSize: 6,
        maximumLines: 1,
        fill: colors.softOnDeep,
        label: 'figures',
      },
    )
    sketch.text(
      null,
      recipient.values[name] ?? '',
      { x, y: y + u(30), width: right - x, height: row - u(40) },
      {
        font: 'display',
        size: Math.min(u(62), row * 0.58),
        minimumSize: u(16),
        maximumLines: 1,
        fill: colors.onDeep,
        valign: 'middle',
        label: 'figures',
      },
    )
  }
}
