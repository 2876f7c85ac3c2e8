import { expect, test } from 'vitest'
import { getHomeSaleHeights } from './home-sale-heights.ts'
import { getReservedHeight } from './reserved-height.ts'
import { type AdditionalCost, emptyCost } from './settings.ts'
import { getDefaultTemplate } from './templates.ts'

const cost = (title: string, showCost = true): AdditionalCost => ({ ...emptyCost, title, showCost })
const settings = (...additionalCosts: AdditionalCost[]) => ({
  ...getDefaultTemplate('HOME_SALE_CALC').content,
  brandingId: '',
  action: null,
  additionalCosts,
})

const getMaximumHeight = (...costs: AdditionalCost[]) => {
  const { narrow } = getHomeSaleHeights(settings(...costs))
  return typeof narrow === 'number' ? narrow : Math.max(...narrow.map(({ height }) => height))
}

test('each visible cost adds the height of a line and a field, and a hidden cost adds none', () => {
  expect(getMaximumHeight(cost('Staging'))).toBe(getMaximumHeight() + 129)
  expect(getMaximumHeight(cost('Staging'), cost('Warranty'))).toBe(getMaximumHeight() + 258)
  expect(getMaximumHeight(cost('Staging', false))).toBe(getMaximumHeight())
})

test('a title that wraps adds the height of another line', () => {
  expect(getMaximumHeight(cost('Professional home staging'))).toBe(getMaximumHeight(cost('Staging')) + 24)
})

test('the reserved height is valid in a style attribute', () => {
  expect(getReservedHeight('HOME_SALE_CALC', settings(cost('Staging')))).toMatch(/^clamp\([^"<>;]+\)$/)
})
