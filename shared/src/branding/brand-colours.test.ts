import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandColoursOf, grounds, readingsOf } from './brand-colours.ts'
import { contrast, readableContrast } from './contrast.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`.toUpperCase())

test('whatever colour is chosen, everything in it can be read', () => {
  fc.assert(
    fc.property(colours, (chosen) => {
      const { colour, onColour, ink, inkOnDark } = brandColoursOf(chosen)
      expect(contrast(colour, onColour)).toBeGreaterThanOrEqual(readableContrast)
      expect(contrast(ink, grounds.light)).toBeGreaterThanOrEqual(readableContrast)
      expect(contrast(inkOnDark, grounds.dark)).toBeGreaterThanOrEqual(readableContrast)
    }),
    { numRuns: 2000 },
  )
})

test('a colour that can be read as it is stays as it is', () => {
  fc.assert(
    fc.property(colours, (chosen) => {
      for (const { before, after, shown } of readingsOf(chosen)) {
        if (before >= readableContrast) expect(shown).toBe(chosen)
        else expect(after).toBeGreaterThan(before)
      }
    }),
  )
})

test('every adjusted colour is a colour', () => {
  fc.assert(
    fc.property(colours, (chosen) => {
      for (const { shown } of readingsOf(chosen)) expect(shown).toMatch(/^#[0-9A-F]{6}$/)
    }),
  )
})

test('contrast is the same from both sides, and lies between none and black on white', () => {
  fc.assert(
    fc.property(colours, colours, (one, other) => {
      expect(contrast(one, other)).toBe(contrast(other, one))
      expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
      expect(contrast(one, other)).toBeLessThanOrEqual(21)
    }),
  )
})

test.each([
  ['#CC3616', '#FFFFFF', '#CC3616'],
  ['#FFD400', '#1C1917', '#FFD400'],
  // Neither white nor black text reaches 4.5:1 on it.
  ['#808080', '#1C1917', '#838383'],
])('on %s text is %s, and the ground becomes %s', (chosen, onColour, colour) => {
  expect(brandColoursOf(chosen)).toMatchObject({ onColour, colour })
})
