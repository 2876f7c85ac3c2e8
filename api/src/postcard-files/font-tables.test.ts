import { readFileSync } from 'node:fs'
import { postcardFonts } from '@gable/shared/postcards/drawing/drawing.ts'
import { postcardMeasure } from '@gable/shared/postcards/drawing/postcard-measure.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createShaper } from './create-font-table.ts'
import { fontFiles } from './font-files.ts'

/** In parts of the font's size. Nobody sees less in print. */
const tolerance = 0.002

const samples = [
  '$612,000 – $641,000',
  'AVATAR To. You’re “Ty”',
  'Łukasz Ñandú Çelik',
  'office affine fjord',
  '11/7 (1:1)',
]
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;-–’“”!?$%& ÄÖÜäöüßéèñçŁłŞş']

test.each(postcardFonts)('texts in %s are as long as the shaper of browsers makes them', (font) => {
  const { shape, unitsPerEm } = createShaper(readFileSync(fontFiles[font]))
  const listDifferent = (text: string) => {
    const shaped = shape(text).reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm
    return Math.abs(postcardMeasure.getWidth(font, text, 1) - shaped) > tolerance ? [text] : []
  }
  expect(samples.flatMap(listDifferent)).toEqual([])
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 })
  fc.assert(
    fc.property(text, (text) => listDifferent(text).length === 0),
    { numRuns: 100 },
  )
  expect(postcardMeasure.hasGlyph(font, 'Ł')).toBe(true)
  expect(postcardMeasure.hasGlyph(font, '王')).toBe(false)
})
