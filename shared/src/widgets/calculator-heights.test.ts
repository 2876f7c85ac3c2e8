import { expect, test } from 'vitest'
import { calculatorHeights } from './calculator-heights.ts'
import { reservedHeightOf } from './reserved-height.ts'
import type { SettingsOf } from './settings.ts'
import { firstOf } from './templates.ts'

const settings = (written: Partial<SettingsOf['MORTGAGE_CALC']> = {}) => ({
  ...firstOf('MORTGAGE_CALC').content,
  brandingId: '',
  ...written,
})

const rest = { narrow: 800, wide: 500 }
const heightsWith = (written: Partial<SettingsOf['MORTGAGE_CALC']>) => calculatorHeights(settings(written), rest)
const atMost = ({ narrow }: ReturnType<typeof calculatorHeights>) => (narrow as { height: number }[])[0]?.height ?? 0

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
  const length = reservedHeightOf('MORTGAGE_CALC', settings())
  expect(length).toMatch(/^clamp\(max\([^"<>;]+\),\(680px - 100vw\)\*999,max\([^"<>;]+\)\)$/)
  expect(length).not.toMatch(/NaN|undefined|Infinity|--/)
})
