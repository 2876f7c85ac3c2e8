import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontFallback, type FontFile, fontPairs, toFontFileName } from '@gable/shared/branding/brand-fonts.ts'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { repository } from '../platform/repository.ts'

/** What visitors read most: headings and search bars. */
const sample =
  'What is your home worth today? Enter the address of your home. Sell with people who live here, and find the home that fits your life.'

const files = [
  ...new Map(
    Object.values(fontPairs)
      .flatMap(({ heading, text, bold }): FontFile[] => [heading, text, bold])
      .map((file) => [toFontFileName(file), file] as const),
  ),
]

test.each(files)('the fallback of %s takes the space of the font', (_, file) => {
  const font = readFont(file)
  const { metrics, fallback } = file
  const scale = font.layout(sample, { kern: false }).advanceWidth / font.unitsPerEm / getFallbackWidth(fallback)
  const toPercent = (units: number) => (units / font.unitsPerEm / scale) * 100
  const expected = [scale * 100, toPercent(font.ascent), toPercent(-font.descent), toPercent(font.lineGap)]
  for (const [index, value] of expected.entries()) expect(metrics[index]).toBeCloseTo(value, 0)
})

test.each(files)('%s has the letters of English and Spanish', (_, file) => {
  const font = readFont(file)
  for (const letter of 'AZaz09áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·$®')
    expect([letter, font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)]).toEqual([letter, true])
})

function readFont({ source, weight }: FontFile): Font {
  const { resolve } = createRequire(`${repository}/public-pages/package.json`)
  return create(readFileSync(resolve(`@fontsource/${source}/files/${source}-latin-${weight}-normal.woff2`))) as Font
}

/** The width of the sample in Arial or Times New Roman, whose letters are as wide as those of the standard PDF fonts. */
function getFallbackWidth(fallback: FontFallback): number {
  const folder = createRequire(import.meta.url)
    .resolve('pdfkit')
    .replace(/\/js\/.*$/, '/js/data')
  const text = readFileSync(`${folder}/${standardFonts[fallback]}.afm`, 'utf8')
  const widths = new Map([...text.matchAll(/^C (\d+) ; WX (\d+)/gm)].map(([, code, width]) => [Number(code), width]))
  return [...sample].reduce((sum, letter) => sum + Number(widths.get(letter.charCodeAt(0))), 0) / 1000
}

const standardFonts: Record<FontFallback, string> = {
  sans: 'Helvetica',
  sansBold: 'Helvetica-Bold',
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
}
