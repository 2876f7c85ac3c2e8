import type { PostcardFont } from './drawing.ts'
import { type FontMetrics, type FontTable, readFontTable } from './font-table.ts'

/**
 * Measures texts by tables that were read from the font files. Neither the screen nor the press shapes texts: both place
 * each letter where this says, so a line is equally long on both. The files themselves are only needed to draw:
 * `api/src/postcard-files/font-files.ts` on the server, `console/src/postcards/preview/font-urls.ts` in the browser.
 */
export interface PostcardMeasure {
  /** The width of a line in points. */
  getWidth(font: PostcardFont, text: string, size: number, letterSpacing?: number): number
  /** Where each character begins, in points from the start of the line. */
  listOffsets(font: PostcardFont, text: string, size: number, letterSpacing?: number): number[]
  hasGlyph(font: PostcardFont, character: string): boolean
}

/** From the base line to the top of capitals, in parts of the size. */
export const capHeights: Record<PostcardFont, number> = {
  sans: 0.727,
  'sans-bold': 0.727,
  serif: 0.7,
  'serif-bold': 0.7,
  display: 0.7,
  hand: 0.63,
}

export function createPostcardMeasure(tables: Record<PostcardFont, FontTable>): PostcardMeasure {
  const parsed = new Map<PostcardFont, FontMetrics>()
  const getMetrics = (font: PostcardFont): FontMetrics => {
    const metrics = parsed.get(font) ?? readFontTable(tables[font])
    parsed.set(font, metrics)
    return metrics
  }
  const walk = (font: PostcardFont, text: string, size: number, letterSpacing: number, visit: (x: number) => void) => {
    const metrics = getMetrics(font)
    let x = 0
    let previous = ''
    for (const character of text) {
      if (previous) x += metrics.getKerning(previous, character) * size + letterSpacing
      visit(x)
      x += metrics.getAdvance(character) * size
      previous = character
    }
    return x
  }
  return {
    getWidth: (font, text, size, letterSpacing = 0) => walk(font, text, size, letterSpacing, () => {}),
    listOffsets(font, text, size, letterSpacing = 0) {
      const offsets: number[] = []
      walk(font, text, size, letterSpacing, (x) => offsets.push(x))
      return offsets
    },
    hasGlyph: (font, character) => getMetrics(font).has(character),
  }
}
