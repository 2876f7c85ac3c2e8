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

const fixedHeights: Parameters<typeof getCalculatorHeights>[1] = { narrow: [800, 800, 800], wide: 500 }
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

test('the note on a market rate reserves its lines, above the button or beside a taller result', () => {
  const narrowOf = (usesMarketRate: boolean, note?: 'in narrow') => {
    const heights = getCalculatorHeights(getSettings({ usesMarketRate }), { ...fixedHeights, ...(note && { note }) })
    return (heights.narrow as { height: number }[]).map(({ height }) => height)
  }
  const [bare = [], noted = []] = [narrowOf(false, 'in narrow'), narrowOf(true, 'in narrow')]
  expect(noted.map((height, index) => height - (bare[index] ?? 0))).toEqual([44, 44, 24])
  expect(narrowOf(true)).toEqual(narrowOf(false))
})

test('the reserved height is enough for the language with the longer texts, whichever the page is in', () => {
  const settings = getSettings({ subHeading: 'Short.' })
  const spanish = 'Una frase mucho más larga que la original. '.repeat(8).trim()
  const maximum = (css: string) => Math.max(...[...css.matchAll(/([\d.]+)px/g)].map(([, height]) => Number(height)))
  const longer = getReservedHeight('MORTGAGE_CALC', { ...settings, spanishTexts: [{ text: 'Short.', spanish }] })
  expect(maximum(longer)).toBeGreaterThan(maximum(getReservedHeight('MORTGAGE_CALC', settings)) + 100)
})
