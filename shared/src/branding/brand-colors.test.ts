import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBrandColors, backgrounds, listContrastReports } from './brand-colors.ts'
import { getContrast, minimumContrast } from './contrast.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`.toUpperCase())

test('whatever colour is chosen, everything in it can be read', () => {
  fc.assert(
    fc.property(colours, (chosen) => {
      const { colour, onColour, ink, inkOnDark } = getBrandColors(chosen)
      expect(getContrast(colour, onColour)).toBeGreaterThanOrEqual(minimumContrast)
      expect(getContrast(ink, backgrounds.light)).toBeGreaterThanOrEqual(minimumContrast)
      expect(getContrast(inkOnDark, backgrounds.dark)).toBeGreaterThanOrEqual(minimumContrast)
    }),
    { numRuns: 2000 },
  )
})

test('a colour that can be read as it is stays as it is', () => {
  fc.assert(
    fc.property(colours, (chosen) => {
      for (const { before, after, adjusted } of listContrastReports(chosen)) {
        if (before >= minimumContrast) expect(adjusted).toBe(chosen)
        else expect(after).toBeGreaterThan(before)
      }
    }),
  )
})

test('every adjusted colour is a colour', () => {
  fc.assert(
    fc.property(colours, (chosen) => {
      for (const { adjusted } of listContrastReports(chosen)) expect(adjusted).toMatch(/^#[0-9A-F]{6}$/)
    }),
  )
})

test('contrast is the same from both sides, and lies between none and black on white', () => {
  fc.assert(
    fc.property(colours, colours, (one, other) => {
      expect(getContrast(one, other)).toBe(getContrast(other, one))
      expect(getContrast(one, other)).toBeGreaterThanOrEqual(1)
      expect(getContrast(one, other)).toBeLessThanOrEqual(21)
    }),
  )
})

test.each([
  ['#CC3616', '#FFFFFF', '#CC3616'],
  ['#FFD400', '#1C1917', '#FFD400'],
  // Neither white nor black text reaches 4.5:1 on it.
  ['#808080', '#1C1917', '#838383'],
])('on %s text is %s, and the ground becomes %s', (chosen, onColour, colour) => {
  expect(getBrandColors(chosen)).toMatchObject({ onColour, colour })
})
