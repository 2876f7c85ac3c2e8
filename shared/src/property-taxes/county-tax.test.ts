import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateHousingCost } from '../calculators/housing-cost.ts'
import { estimateYearlyTax, formatTaxRate } from './county-tax.ts'

/** In ten-thousandths of a percent, as they are stored. */
const storedRates = fc.integer({ min: 0, max: 150_000 })
const homeValues = fc.integer({ min: 0, max: 100_000_000 })

test('the yearly tax is the rate of the value, rounded to the dollar', () => {
  expect(estimateYearlyTax({ rate: 1.9 }, 310_000)).toBe(5890)
  fc.assert(
    fc.property(storedRates, homeValues, (stored, value) => {
      const exact = BigInt(value) * BigInt(stored)
      const tax = BigInt(estimateYearlyTax({ rate: stored / 10_000 }, value))
      const distance = tax * 1_000_000n - exact
      expect(distance >= -500_000n && distance <= 500_000n).toBe(true)
    }),
  )
})

test('the monthly tax of a calculator is a twelfth of the rate of the price, to the cent', () => {
  const rest = { down: 0, apr: 6, months: 360, program: 'conventional', pmiRate: 0, vaUse: 'first' } as const
  fc.assert(
    fc.property(storedRates, fc.integer({ min: 1, max: 9_999_999_999 }), (stored, price) => {
      const purchase = { ...rest, price, taxRate: stored / 10_000, insuranceYearly: 0, hoaMonthly: 0 }
      const distance = BigInt(calculateHousingCost(purchase).propertyTax) * 12_000_000n - BigInt(price) * BigInt(stored)
      // Half a cent, and as much as numbers of the computer are off at the edge of it.
      expect(distance >= -6_000_100n && distance <= 6_000_100n).toBe(true)
    }),
  )
})

test('a higher rate or a higher value is never taxed less', () => {
  fc.assert(
    fc.property(storedRates, homeValues, fc.nat(1000), (stored, value, more) => {
      const tax = estimateYearlyTax({ rate: stored / 10_000 }, value)
      expect(estimateYearlyTax({ rate: (stored + more) / 10_000 }, value)).toBeGreaterThanOrEqual(tax)
      expect(estimateYearlyTax({ rate: stored / 10_000 }, value + more)).toBeGreaterThanOrEqual(tax)
    }),
  )
})

test.each([
  [1.9, '1.9%'],
  [1, '1%'],
  [0.32, '0.32%'],
  [1.2346, '1.235%'],
])('%d is written %s', (rate, text) => {
  expect(formatTaxRate(rate)).toBe(text)
})
