import { expect, test } from 'vitest'
import { adjustPrice, toPriceRange } from './adjusted-price.ts'

test('an adjustment of -10 percent turns $300,000 into $270,000', () => {
  expect(adjustPrice(300_000, -10)).toBe(270_000)
  expect(adjustPrice(300_000, 0)).toBe(300_000)
  expect(adjustPrice(300_001, 7)).toBe(321_001)
})

test('a range is the adjusted price plus or minus five percent', () => {
  expect(toPriceRange(300_000)).toEqual({ low: 285_000, high: 315_000 })
  expect(toPriceRange(adjustPrice(320_000, -8))).toEqual({ low: 279_680, high: 309_120 })
})
