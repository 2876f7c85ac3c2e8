import { expect, test } from 'vitest'
import { getCalculatorHeights } from './calculator-heights.ts'
import { getReservedHeight } from './reserved-height.ts'
import type { SettingsByType } from './settings.ts'
import { getDefaultTemplate } from './templates.ts'

const getSettings = (texts: Partial<SettingsByType['MORTGAGE_CALC']> = {}) => ({
  ...getDefaultTemplate('MORTGAGE_CALC').content,
  brandingId: '',
  ...texts,
})

const fixedHeights = { narrow: 800, wide: 500 }
const getHeights = (texts: Partial<SettingsByType['MORTGAGE_CALC']>) =>
  getCalculatorHeights(getSettings(texts), fixedHeights)
const getMaximumHeight = ({ narrow }: ReturnType<typeof getCalculatorHeights>) =>
  (narrow as { height: number }[])[0]?.height ?? 0

test('longer texts reserve more height', () => {
  const minimum = getMaximumHeight(getHeights({ heading: 'Pay', subHeading: 'A month', disclosure: 'Estimates' }))
  expect(minimum).toBe(800 + 30 + 24 + 20)
  for (const text of ['heading', 'subHeading', 'disclosure'])
    expect(getMaximumHeight(getHeights({ [text]: 'x '.repeat(250) }))).toBeGreaterThan(getMaximumHeight(getHeights({})))
})

test('wider windows reserve less height', () => {
  const { narrow, wide } = getHeights({ disclosure: 'x'.repeat(800) })
  const heights = [narrow, wide].flat().map((point) => (point as { height: number }).height)
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
})

test('the reserved height is valid in a style attribute', () => {
  const length = getReservedHeight('MORTGAGE_CALC', getSettings())
  expect(length).toMatch(/^clamp\(max\([^"<>;]+\),\(680px - 100vw\)\*999,max\([^"<>;]+\)\)$/)
  expect(length).not.toMatch(/NaN|undefined|Infinity|--/)
})
