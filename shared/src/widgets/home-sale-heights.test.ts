import { expect, test } from 'vitest'
import { getHomeSaleHeights } from './home-sale-heights.ts'
import { getReservedHeight } from './reserved-height.ts'
import { type AdditionalCost, emptyCost } from './settings.ts'
import { getDefaultTemplate } from './templates.ts'

const cost = (title: string, showCost = true): AdditionalCost => ({ ...emptyCost, title, showCost })
const settings = (...additionalCosts: AdditionalCost[]) => ({
  ...getDefaultTemplate('HOME_SALE_CALC').content,
  ...{ brandingId: '', action: null },
  additionalCosts,
})

const highest = (...costs: AdditionalCost[]) => {
  const { narrow } = getHomeSaleHeights(settings(...costs))
  return typeof narrow === 'number' ? narrow : Math.max(...narrow.map(({ height }) => height))
}

test('each cost that is shown takes a line and a field, and one that is not takes nothing', () => {
  expect(highest(cost('Staging'))).toBe(highest() + 129)
  expect(highest(cost('Staging'), cost('Warranty'))).toBe(highest() + 258)
  expect(highest(cost('Staging', false))).toBe(highest())
})

test('a title that is too long for its line takes another one', () => {
  expect(highest(cost('Everything that is staged'))).toBe(highest(cost('Staging')) + 24)
})

test('the place is a length that a style attribute can hold', () => {
  expect(getReservedHeight('HOME_SALE_CALC', settings(cost('Staging')))).toMatch(/^clamp\([^"<>;]+\)$/)
})
