import { expect, test } from 'vitest'
import { getCalculatorHeights } from './calculator-heights.ts'
import { getReservedHeight } from './reserved-height.ts'
import type { SettingsByType } from './settings.ts'
import { getDefaultTemplate } from './templates.ts'

const settings = (written: Partial<SettingsByType['MORTGAGE_CALC']> = {}) => ({
  ...getDefaultTemplate('MORTGAGE_CALC').content,
  brandingId: '',
  ...written,
})

const rest = { narrow: 800, wide: 500 }
const heightsWith = (written: Partial<SettingsByType['MORTGAGE_CALC']>) => getCalculatorHeights(settings(written), rest)
const atMost = ({ narrow }: ReturnType<typeof getCalculatorHeights>) => (narrow as { height: number }[])[0]?.height ?? 0

test('the more an agency writes the more place is kept', () => {
  const short = atMost(heightsWith({ heading: 'Pay', subHeading: 'A month', disclosure: 'Estimates' }))
  expect(short).toBe(800 + 30 + 24 + 20)
  for (const text of ['heading', 'subHeading', 'disclosure'])
    expect(atMost(heightsWith({ [text]: 'x '.repeat(250) }))).toBeGreaterThan(atMost(heightsWith({})))
})

test('the wider the window the less place is kept', () => {
  const { narrow, wide } = heightsWith({ disclosure: 'x'.repeat(800) })
  const heights = [narrow, wide].flat().map((point) => (point as { height: number }).height)
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
})

test('the place is a length that a style attribute can hold', () => {
  const length = getReservedHeight('MORTGAGE_CALC', settings())
  expect(length).toMatch(/^clamp\(max\([^"<>;]+\),\(680px - 100vw\)\*999,max\([^"<>;]+\)\)$/)
  expect(length).not.toMatch(/NaN|undefined|Infinity|--/)
})
