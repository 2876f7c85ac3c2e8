import type { FontTable } from '@gable/shared/postcards/drawing/font-table.ts'
import { Blob, Direction, Face, Feature, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs'

/** Letters of European and Vietnamese names, digits and punctuation. */
const ranges: [from: number, till: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x17f],
  [0x18f, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x1fa, 0x21b],
  [0x259, 0x259],
  [0x2bb, 0x2bc],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1ef9],
  [0x2010, 0x2015],
  [0x2018, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x203a],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2153, 0x215e],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2265],
]

/** Pairs are kerned, and nothing else changes by context: the screen is told the same, and a letter stays a letter. */
const features = ['liga', 'clig', 'calt', 'dlig'].map((tag) => new Feature(tag, 0))

/** Reads advances and kerning of each pair of characters from a font file, as the shaper of the browsers does. */
export function createFontTable(file: Uint8Array): FontTable {
  const shaper = createShaper(file)
  const characters = ranges
    .flatMap(([from, till]) =>
      Array.from({ length: till - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .filter((character) => shaper.shape(character).every(({ glyph }) => glyph !== 0))
  const advances = characters.map((character) => shaper.shape(character).reduce((sum, { advance }) => sum + advance, 0))
  const rows = characters.map((left, index) => shaper.listKerning(left, advances[index] ?? 0, characters))
  const leftClasses = classify(rows.map((row) => row.join(',')))
  const columns = characters.map((_, index) => leftClasses.distinct.map((row) => row.split(',')[index]).join(','))
  const rightClasses = classify(columns)
  return {
    unitsPerEm: shaper.unitsPerEm,
    characters: characters.join(''),
    advances: advances.join(' '),
    leftClasses: leftClasses.classes.join(' '),
    rightClasses: rightClasses.classes.join(' '),
    kerning: leftClasses.distinct
      .map((_, row) => rightClasses.distinct.map((column) => column.split(',')[row]).join(' '))
      .join('\n')
      .replace(/(?<![-\d])0(?!\d)/g, ''),
  }
}

function classify(keys: string[]) {
  const distinct = [...new Set(keys)]
  return { distinct, classes: keys.map((key) => distinct.indexOf(key)) }
}

/** Shapes texts with a font, in its units. */
export function createShaper(file: Uint8Array) {
  const face = new Face(new Blob(file))
  const font = new Font(face)
  const shapeText = (text: string) => {
    const buffer = new ShapingBuffer()
    buffer.addText(text)
    buffer.setDirection(Direction.LTR)
    buffer.setScript('Latn')
    buffer.setLanguage('en')
    shape(font, buffer, features)
    const positions = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => ({
      glyph: codepoint,
      cluster,
      advance: positions[index]?.xAdvance ?? 0,
    }))
  }
  return {
    unitsPerEm: face.upem,
    shape: shapeText,
    /** Some characters become several glyphs, so advances are added up by the place of their character. */
    listKerning(left: string, advance: number, rights: string[]): number[] {
      const sums = new Array<number>(rights.length * 2).fill(0)
      for (const { cluster, advance } of shapeText(rights.map((right) => left + right).join('')))
        sums[cluster] = (sums[cluster] ?? 0) + advance
      return rights.map((_, index) => (sums[index * 2] ?? advance) - advance)
    },
  }
}

/** The source of a file in shared/src/postcards/drawing/font-tables. */
export const printFontTable = (table: FontTable): string => {
  const lines = Object.entries(table).map(([key, value]) =>
    key === 'kerning'
      ? `  kerning: \`${value}\`,`
      : `  ${key}: ${typeof value === 'number' ? value : `\n    ${quote(value)}`},`,
  )
  return `// Made from the font file by api/src/postcard-files/write-font-tables.ts.\nimport type { FontTable } from '../font-table.ts'\n\nexport const table: FontTable = {\n${lines.join('\n')}\n}\n`.replace(
    /: \n/g,
    ':\n',
  )
}

const quote = (text: string) => {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  return `${mark}${text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)}${mark}`
}
