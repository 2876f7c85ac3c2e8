import type { ImageShape, Shape, TextShape } from '@gable/shared/postcards/drawing/drawing.ts'
import { postcardMeasure } from '@gable/shared/postcards/drawing/postcard-measure.ts'
import { drawScene } from './draw-scene.ts'

/** Draws a shape at the same place as `render-svg.ts`. An image comes with its file. */
export function drawShape(document: PDFKit.PDFDocument, shape: Shape, image?: Buffer) {
  switch (shape.type) {
    case 'rect':
      return drawRect(document, shape)
    case 'path':
      return drawPath(document, shape)
    case 'text':
      return drawText(document, shape)
    case 'image':
      return image && drawImage(document, shape, image)
    case 'scene':
      return drawScene(document, shape)
  }
}

function drawRect(document: PDFKit.PDFDocument, shape: Extract<Shape, { type: 'rect' }>) {
  const { x, y, width, height, radius, fill, opacity } = shape
  if (radius) document.roundedRect(x, y, width, height, radius)
  else document.rect(x, y, width, height)
  document.fillOpacity(opacity ?? 1).fill(fill)
}

function drawPath(document: PDFKit.PDFDocument, shape: Extract<Shape, { type: 'path' }>) {
  const { d, fill, stroke, strokeWidth = 1, opacity = 1, rule } = shape
  if (fill) {
    document.path(d).fillOpacity(opacity)
    if (rule) document.fill(fill, 'even-odd')
    else document.fill(fill)
  }
  if (stroke) document.path(d).lineWidth(strokeWidth).strokeOpacity(opacity).stroke(stroke)
}

function drawImage(document: PDFKit.PDFDocument, { x, y, width, height, clip }: ImageShape, image: Buffer) {
  document.save()
  if (clip) document.path(clip).clip()
  document.image(image, x, y, { width, height })
  document.restore()
}

/** What pdfkit keeps of a font that is being embedded. */
interface EmbeddedFont {
  id: string
  ref(): unknown
  font: { glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number; codePoints: number[] } }
  subset: { includeGlyph(id: number): number }
  widths: number[]
  unicode: number[][]
  scale: number
}

/** pdfkit would shape the text in its own way, so each letter is placed where the measure has it. */
function drawText(document: PDFKit.PDFDocument, shape: TextShape) {
  const { x, y, text, font, size, fill, letterSpacing = 0 } = shape
  document.font(font)
  document.fillOpacity(1).fillColor(fill)
  const embedded = (document as unknown as { _font: EmbeddedFont })._font
  const { page } = document as unknown as { page: { fonts: Record<string, unknown> } }
  page.fonts[embedded.id] ??= embedded.ref()
  const offsets = postcardMeasure.listOffsets(font, text, size, letterSpacing)
  let drawnTo = 0
  const parts = [...text].map((character, index) => {
    const { code, advance } = includeCharacter(embedded, character)
    const offset = ((offsets[index] ?? 0) / size) * 1000
    const gap = Math.abs(offset - drawnTo) > 0.005 ? `${toNumber(drawnTo - offset)} ` : ''
    drawnTo = offset + advance
    return `${gap}<${code}>`
  })
  // Pages begin upside down, and so would their letters.
  document.addContent(
    `BT /${embedded.id} ${toNumber(size)} Tf 1 0 0 -1 ${toNumber(x)} ${toNumber(y)} Tm [${parts.join('')}] TJ ET`,
  )
}

function includeCharacter(embedded: EmbeddedFont, character: string) {
  const glyph = embedded.font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  const id = embedded.subset.includeGlyph(glyph.id)
  embedded.widths[id] ??= glyph.advanceWidth * embedded.scale
  embedded.unicode[id] ??= glyph.codePoints
  return { code: id.toString(16).padStart(4, '0'), advance: glyph.advanceWidth * embedded.scale }
}

const toNumber = (value: number) => String(Math.round(value * 1000) / 1000)
