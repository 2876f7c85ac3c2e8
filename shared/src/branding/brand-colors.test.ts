import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backgrounds, getBrandColors, listContrastReports } from './brand-colors.ts'
import { getContrast, minimumContrast } from './contrast.ts'

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`.toUpperCase())

test('text is readable with any brand color', () => {
  fc.assert(
    fc.property(colors, (chosen) => {
      const { color, onColor, ink, inkOnDark } = getBrandColors(chosen)
      expect(getContrast(color, onColor)).toBeGreaterThanOrEqual(minimumContrast)
      expect(getContrast(ink, backgrounds.light)).toBeGreaterThanOrEqual(minimumContrast)
      expect(getContrast(inkOnDark, backgrounds.dark)).toBeGreaterThanOrEqual(minimumContrast)
    }),
    { numRuns: 2000 },
  )
})

test('a readable color is not adjusted', () => {
  fc.assert(
    fc.property(colors, (color) => {
      for (const { before, after, adjusted } of listContrastReports(color)) {
        if (before >= minimumContrast) expect(adjusted).toBe(color)
        else expect(after).toBeGreaterThan(before)
      }
    }),
  )
})

test('every adjusted color is a valid color', () => {
  fc.assert(
    fc.property(colors, (color) => {
      for (const { adjusted } of listContrastReports(color)) expect(adjusted).toMatch(/^#[0-9A-F]{6}$/)
    }),
  )
})

test('contrast is symmetric and between 1 and 21', () => {
  fc.assert(
    fc.property(colors, colors, (one, other) => {
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
])('on %s the text is %s and the background becomes %s', (chosen, onColor, color) => {
  expect(getBrandColors(chosen)).toMatchObject({ onColor, color })
})
